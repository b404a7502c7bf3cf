import type { Application, Request, Response } from 'express';
import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { Sandbox } from '../sandbox';
import { failure } from './answer';
import type { Reply } from './answer';
import { carryOut } from './carryOut';
import type { ReportBug } from './carryOut';
import { applyFault } from './faultEffects';
import type { AnyHandlers, CheckedHandler } from './handler';
import { readRequest } from './readRequest';
import { recordCall } from './recordCall';
import { send } from './send';

export interface CallOptions {
  handlers: AnyHandlers;
  sandboxIdOf: (req: Request) => string;
  sandboxOf: (req: Request) => Sandbox | undefined;
  reportBug: ReportBug;
}

/** Serves every call of the catalogue. */
export function registerCalls(app: Application, options: CallOptions): void {
  for (const [name, endpoint] of Object.entries(catalogue) as [EndpointName, Endpoint][]) {
    const route = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    // Safe: the request passes the call's own schema before the handler sees it.
    const handler = options.handlers[name] as CheckedHandler | undefined;
    app[method](route, (req, res, next) => {
      serve(endpoint, handler, req, res, options).catch(next);
    });
  }
}

async function serve(
  endpoint: Endpoint,
  handler: CheckedHandler | undefined,
  req: Request,
  res: Response,
  { sandboxIdOf, sandboxOf, reportBug }: CallOptions,
): Promise<void> {
  const sandbox = sandboxOf(req);
  if (!sandbox)
    return send(
      req,
      res,
      answered(failure(404, `There is no sandbox "${sandboxIdOf(req)}".`, 404)),
    );
  if (!handler) {
    const desc = `The mock does not know how to carry out ${endpoint.name} yet.`;
    return send(req, res, answered(failure(501, desc, 501)));
  }
  const schemas = await endpoint.schemas();
  const request = readRequest(endpoint, schemas.request, req);
  const fault = sandbox.faults.take(endpoint.name);
  const record = recordCall(sandbox, endpoint, req, request, fault);
  const carry = () => carryOut({ endpoint, schemas, handler, request, req, sandbox, reportBug });
  const reply = fault ? await applyFault(fault, carry) : answered(carry());
  record(reply);
  send(req, res, reply);
}

const answered = (answer: ReturnType<typeof failure>): Reply => ({ kind: 'answer', answer });
