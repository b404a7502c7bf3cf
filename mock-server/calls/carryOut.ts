import type { Request } from 'express';
import type { Endpoint, WireSchemas } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import { ValidationError } from 'yup';
import type { Sandbox } from '../sandbox';
import { Refusal, refuse } from '../world/refusal';
import { accountOfAccessToken } from '../world/tokens';
import { failure, success } from './answer';
import type { Answer } from './answer';
import type { CallContext, CheckedHandler } from './handler';

const TERMINALS: readonly string[] = ['app', 'web'] satisfies Terminal[];
const REQUIRED_HEADERS = [Header.appCode, Header.tenantCode, Header.locale];

/** Says loudly that the mock itself is wrong. */
export type ReportBug = (message: string) => void;

/** One call that has come in. */
export interface Incoming {
  endpoint: Endpoint;
  schemas: WireSchemas<unknown, unknown>;
  handler: CheckedHandler;
  request: unknown;
  req: Request;
  sandbox: Sandbox;
  reportBug: ReportBug;
}

/**
 * The true answer to a call: headers, token, request, behaviour, and the mock's own answer are
 * checked in this order. Synchronous from end to end, so calls never interleave.
 */
export function carryOut(incoming: Incoming): Answer {
  const { endpoint, schemas, handler, request, req, sandbox, reportBug } = incoming;
  try {
    checkHeaders(req);
    const context = contextOf(endpoint, req, sandbox);
    checkRequest(schemas, request);
    const data = handler(request, context);
    const flaw = whyNot(() => schemas.response.validateSync(data, { strict: true }));
    if (flaw === null) return success(data);
    return bug(`the mock's answer to ${endpoint.name} breaks its contract: ${flaw}`, reportBug);
  } catch (error) {
    if (error instanceof Refusal) return failure(error.code, error.desc);
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return bug(`the mock failed in ${endpoint.name}: ${why}`, reportBug);
  }
}

function bug(message: string, reportBug: ReportBug): Answer {
  reportBug(message);
  return failure(500, message.split('\n')[0] ?? message, 500);
}

function checkHeaders(req: Request): void {
  if (!TERMINALS.includes(req.header(Header.terminal) ?? '')) {
    throw refuse('The header terminal must be app or web.');
  }
  const missing = REQUIRED_HEADERS.find((name) => !req.header(name));
  if (missing) throw refuse(`The header ${missing} is missing.`);
}

function contextOf(endpoint: Endpoint, req: Request, sandbox: Sandbox): CallContext {
  const now = sandbox.present();
  const { world } = sandbox;
  const account =
    endpoint.access === 'open'
      ? null
      : accountOfAccessToken(world, req.header(Header.token) ?? '', now);
  return {
    world,
    now,
    terminal: req.header(Header.terminal) === 'app' ? 'app' : 'web',
    host: req.header('host') ?? '',
    idempotencyKey: req.header(Header.idempotencyKey) ?? null,
    account: () => {
      if (!account) throw new Error(`${endpoint.name} is open: nobody is signed in`);
      return account;
    },
  };
}

function checkRequest(schemas: WireSchemas<unknown, unknown>, request: unknown): void {
  const flaw = whyNot(() => schemas.request.validateSync(request, { strict: true }));
  if (flaw !== null) throw refuse(flaw);
}

/** What a validation complains about, or null. */
function whyNot(validate: () => unknown): string | null {
  try {
    validate();
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
