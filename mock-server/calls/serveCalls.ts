import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint, WireSchemas } from '@homeview/contracts/defineEndpoint';
import { BadBody, bodyOf } from '../http/readBody';
import type { Sandbox } from '../sandbox';
import { failure } from './answer';
import type { Answer, Reply } from './answer';
import { splitTarget } from './callRequest';
import type { CallRequest } from './callRequest';
import { carryOut } from './carryOut';
import type { Incoming, ReportBug } from './carryOut';
import { applyFault } from './faultEffects';
import { callFinder } from './findCall';
import type { KnownCall } from './findCall';
import type { AnyHandlers } from './handler';
import { readRequest } from './readRequest';
import { recordCall } from './recordCall';
import { send, written } from './send';

export interface CallOptions {
  handlers: AnyHandlers;
  sandboxIdOf: (req: IncomingMessage) => string;
  sandboxOf: (req: IncomingMessage) => Sandbox | undefined;
  reportBug: ReportBug;
}

/** Answers a request that is a call of the catalogue; false, with nothing done, for any other. */
export type ServeCall = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Serves every call of the catalogue, straight from node:http. */
export function serveCalls(options: CallOptions): ServeCall {
  const findCall = callFinder(options.handlers);
  return (req, res) => {
    const { method = '', headers } = req;
    const target = splitTarget(req.url ?? '');
    const found = findCall(method, target.path);
    if (!found) return false;
    const request = { method, ...target, params: found.params, headers };
    replyTo(found.call, request, req, options)
      .catch((error: unknown) => replyToError(error, request, options.reportBug))
      // Whoever hung up while sending a body waits for no answer.
      .then((reply) => req.socket.destroyed || send(req, res, reply))
      .catch((error: unknown) => options.reportBug(`the mock cannot answer: ${stackOf(error)}`));
    return true;
  };
}

async function replyTo(
  { endpoint, handler }: KnownCall,
  request: CallRequest,
  req: IncomingMessage,
  { sandboxIdOf, sandboxOf, reportBug }: CallOptions,
): Promise<Reply> {
  const body = endpoint.method === 'POST' ? await bodyOf(req) : undefined;
  const schemas = loaded.get(endpoint) ?? (await load(endpoint));
  // From here to the reply nothing waits, unless a fault does: calls never interleave.
  const sandbox = sandboxOf(req);
  if (!sandbox) return answered(failure(404, `There is no sandbox "${sandboxIdOf(req)}".`, 404));
  if (!handler) {
    const desc = `The mock does not know how to carry out ${endpoint.name} yet.`;
    return answered(failure(501, desc, 501));
  }
  const payload = readRequest(endpoint, schemas.request, request, body);
  return replyOf({ endpoint, schemas, handler, payload, request, sandbox, reportBug });
}

/** Carries a request out, under the fault that waits for it, and notes it in the journal. */
function replyOf(incoming: Incoming): Promise<Reply> | Reply {
  const { endpoint, request, payload, sandbox, reportBug } = incoming;
  const fault = sandbox.faults.take(endpoint.name, payload);
  const record = recordCall(sandbox, endpoint, request, payload, fault);
  const finish = (reply: Reply): Reply => {
    const line = written(reply);
    record(reply, {
      sent: line.kind === 'raw' ? line.text : '',
      repeat: () => {
        Promise.resolve(replyOf(incoming)).catch((error: unknown) => reportBug(stackOf(error)));
      },
    });
    return line;
  };
  const carry = () => carryOut(incoming);
  if (!fault) return finish(answered(carry()));
  return Promise.resolve(applyFault(fault, carry)).then(finish);
}

/** Schemas that have been imported: importing is asynchronous even the second time. */
const loaded = new WeakMap<Endpoint, WireSchemas<unknown, unknown>>();

async function load(endpoint: Endpoint) {
  const schemas = await endpoint.schemas();
  loaded.set(endpoint, schemas);
  return schemas;
}

const answered = (answer: Answer): Reply => ({ kind: 'answer', answer });

function replyToError(error: unknown, { method, path }: CallRequest, reportBug: ReportBug): Reply {
  if (error instanceof BadBody) return answered(failure(error.status, error.message, error.status));
  reportBug(`the mock failed in ${method} ${path}: ${stackOf(error)}`);
  const desc = error instanceof Error ? error.message : String(error);
  return answered(failure(500, desc, 500));
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || String(error);
