import type { Endpoint, WireSchemas } from '@homeview/contracts/defineEndpoint';
import { ErrorCode, effectOf } from '@homeview/contracts/errors';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import type { Sandbox } from '../sandbox';
import { forgetDevices, whileStill } from '../world/deviceIndex';
import { Refusal, refuse } from '../world/refusal';
import { accountOfAccessToken } from '../world/tokens';
import { failure, success } from './answer';
import type { Answer } from './answer';
import { headerOf } from './callRequest';
import type { CallRequest } from './callRequest';
import type { CallContext, CheckedHandler } from './handler';
import { quickCheckOf } from './quickCheck';

const TERMINALS: readonly string[] = ['app', 'web'] satisfies Terminal[];
const REQUIRED_HEADERS = [Header.appCode, Header.tenantCode, Header.locale];

/** Says loudly that the mock itself is wrong. */
export type ReportBug = (message: string) => void;

/** One call that has come in. */
export interface Incoming {
  endpoint: Endpoint;
  schemas: WireSchemas<unknown, unknown>;
  handler: CheckedHandler;
  request: CallRequest;
  /** What the request asks for, as its schema should see it. */
  payload: unknown;
  sandbox: Sandbox;
  reportBug: ReportBug;
}

/**
 * The true answer to a call: headers, token, request, behaviour, and the mock's own answer are
 * checked in this order. Synchronous from end to end, so calls never interleave.
 */
export function carryOut(incoming: Incoming): Answer {
  const { endpoint, schemas, request, payload, sandbox, reportBug } = incoming;
  try {
    checkHeaders(request);
    const context = contextOf(endpoint, request, sandbox);
    checkPayload(schemas, payload);
    const data = handle(incoming, context);
    const flaw = whyNot(schemas.response, data);
    if (flaw === null) return success(data);
    return bug(`the mock's answer to ${endpoint.name} breaks its contract: ${flaw}`, reportBug);
  } catch (error) {
    if (error instanceof Refusal) return refused(endpoint, error);
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return bug(`the mock failed in ${endpoint.name}: ${why}`, reportBug);
  }
}

/** The log service is not the gateway: it knows no session codes, and says no by HTTP status too. */
function refused({ errors }: Endpoint, { code, desc }: Refusal): Answer {
  if (!errors.includes(ErrorCode.NotSignedIn)) return failure(code, desc);
  const told = effectOf(code) === 'none' ? code : ErrorCode.NotSignedIn;
  return failure(told, desc, told);
}

function bug(message: string, reportBug: ReportBug): Answer {
  reportBug(message);
  return failure(500, message.split('\n')[0] ?? message, 500);
}

/** A query only reads, so that devices can be found by an index meanwhile. */
function handle({ endpoint, handler, payload }: Incoming, context: CallContext): unknown {
  if (endpoint.kind === 'query') {
    return whileStill(context.world, () => handler(payload, context));
  }
  forgetDevices(context.world);
  return handler(payload, context);
}

function checkHeaders(request: CallRequest): void {
  if (!TERMINALS.includes(headerOf(request, Header.terminal) ?? '')) {
    throw refuse('The header terminal must be app or web.');
  }
  const missing = REQUIRED_HEADERS.find((name) => !headerOf(request, name));
  if (missing) throw refuse(`The header ${missing} is missing.`);
}

function contextOf(endpoint: Endpoint, request: CallRequest, sandbox: Sandbox): CallContext {
  const now = sandbox.present();
  const { world } = sandbox;
  const account =
    endpoint.access === 'open'
      ? null
      : accountOfAccessToken(world, headerOf(request, Header.token) ?? '', now);
  return {
    world,
    now,
    terminal: headerOf(request, Header.terminal) === 'app' ? 'app' : 'web',
    host: headerOf(request, 'host') ?? '',
    idempotencyKey: headerOf(request, Header.idempotencyKey) ?? null,
    account: () => {
      if (!account) throw new Error(`${endpoint.name} is open: nobody is signed in`);
      return account;
    },
  };
}

function checkPayload(schemas: WireSchemas<unknown, unknown>, payload: unknown): void {
  const flaw = whyNot(schemas.request, payload);
  if (flaw !== null) throw refuse(flaw);
}

/** What yup complains about, or null. It is only asked where the quick check is not content. */
function whyNot(schema: Schema, value: unknown): string | null {
  if (quickCheckOf(schema)(value)) return null;
  try {
    schema.validateSync(value, { strict: true });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
