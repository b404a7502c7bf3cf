import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { ErrorCode, effectOf } from '@homeview/contracts/errors';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import { messageOf, stackOf } from '../errorText';
import type { Sandboxes } from '../sandboxes/sandboxes';
import { StoreUnavailable } from '../sandboxes/store';
import type { Addresses } from '../server/addresses';
import { isGuest, sandboxOf } from '../sandboxes/sandboxOf';
import { Refusal, refuse } from '../world/refusal';
import { accountOfAccessToken } from '../world/accounts/tokens';
import { failure, replyOf, success } from './answer';
import type { Answer, Reply } from './answer';
import { callOf, checkedCallOf, setCall } from './call';
import type { Call } from './call';
import { contractOf } from './contract';
import { delayOf, replacementOf, spoil } from './faultEffects';
import type { CheckedHandler } from './handler';
import { recordCall } from './recordCall';
import { sendReply } from './sendReply';

const TERMINALS: readonly string[] = ['app', 'web'] satisfies Terminal[];
const REQUIRED_HEADERS = [Header.appCode, Header.tenantCode, Header.locale];

/** Reports a bug of the mock itself. */
export type ReportBug = (message: string) => void;

/**
 * Reads the request's fields. Numbers and booleans in a query are converted as the contract says.
 */
export const readCall =
  (endpoint: Endpoint): RequestHandler =>
  (req, res, next) => {
    const fields = endpoint.method === 'GET' ? req.query : getBodyFields(req.body);
    const payload: Record<string, unknown> = { ...fields, ...req.params };
    // Text that is not a number stays text; `checkRequest` then refuses it.
    contractOf(endpoint).checkAddress(payload);
    setCall(res, { endpoint, sandbox: sandboxOf(res), payload });
    next();
  };

const getBodyFields = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};

/** Dates the answer by the sandbox's clock, which the portal reads as the service's time. */
export const dateAnswer: RequestHandler = (_req, res, next) => {
  res.setHeader('Date', mustCall(res).sandbox.clock.now().toUTCString());
  next();
};

/** Starts the journal entry of the call. */
export const recordInJournal: RequestHandler = (req, res, next) => {
  if (isGuest(res)) return next();
  const call = mustCall(res);
  const now = call.sandbox.clock.now();
  call.finishEntry = recordCall(call.endpoint, req, call.payload, now);
  next();
};

/** Takes the fault set for this call: delays the answer, or sends a replacement. */
export const injectFault =
  (sandboxes: Sandboxes): RequestHandler =>
  (_req, res, next) => {
    if (isGuest(res)) return next();
    const call = mustCall(res);
    const fault = call.sandbox.takeFault(call.endpoint.name, call.payload);
    if (!fault) return next();
    call.fault = fault;
    const replacement = fault.after ? null : replacementOf(fault);
    const delay = delayOf(fault);
    if (replacement) answer(res, replacement).catch(next);
    else if (delay > 0) holdBack(call, delay, sandboxes).then(() => next(), next);
    else next();
  };

/** The sandbox may be unloaded and loaded again during the delay, so it is looked up afterwards. */
async function holdBack(call: Call, ms: number, sandboxes: Sandboxes): Promise<void> {
  await call.sandbox.save();
  await sleep(ms);
  call.sandbox = (await sandboxes.find(call.sandbox.id)) ?? call.sandbox;
}

/** Runs the world's events that are due by now. */
export const keepTime: RequestHandler = (_req, res, next) => {
  const waiting = mustCall(res).sandbox.catchUp();
  if (waiting) waiting.then(() => next(), next);
  else next();
};

/** @throws Refusal 400 when a required header is missing. */
export const checkHeaders: RequestHandler = (req, _res, next) => {
  if (!TERMINALS.includes(req.header(Header.terminal) ?? '')) {
    throw refuse('The header terminal must be app or web.');
  }
  const missing = REQUIRED_HEADERS.find((name) => !req.header(name));
  if (missing) throw refuse(`The header ${missing} is missing.`);
  next();
};

/** Finds the signed-in account. @throws Refusal with a session code. */
export const checkSession =
  ({ ownOriginOf }: Addresses): RequestHandler =>
  (req, res, next) => {
    const call = mustCall(res);
    const { endpoint, sandbox } = call;
    const { world } = sandbox;
    const now = sandbox.clock.now();
    const account =
      endpoint.access === 'open'
        ? null
        : accountOfAccessToken(world, req.header(Header.token) ?? '', now);
    call.context = {
      world,
      now,
      terminal: req.header(Header.terminal) === 'app' ? 'app' : 'web',
      origin: ownOriginOf(req),
      idempotencyKey: req.header(Header.idempotencyKey) ?? null,
      note: (what, kind) => sandbox.note(what, kind),
      account: () => {
        if (!account) throw new Error(`${endpoint.name} is open: no user is signed in`);
        return account;
      },
    };
    next();
  };

/** @throws Refusal 400 when the request does not match the published document. */
export const checkRequest: RequestHandler = (req, res, next) => {
  const { endpoint, payload } = mustCall(res);
  const { checkAddress, checkBody } = contractOf(endpoint);
  const wrong = checkAddress(payload) ?? (endpoint.method === 'POST' ? checkBody(req.body) : null);
  if (wrong !== null) throw refuse(wrong);
  next();
};

/** Runs the handler and answers with its result. */
export const executeCall =
  (handler: CheckedHandler): RequestHandler =>
  (_req, res, next) => {
    const { endpoint, sandbox, payload, context } = checkedCallOf(res);
    // Even a call that is refused half-way may have changed the world.
    if (endpoint.kind === 'mutation') sandbox.db.write();
    answer(res, success(handler(payload, context))).catch(next);
  };

/** Saves the sandbox, applies the fault, writes the journal entry and sends the reply. */
async function answer(res: Response, given: Answer | Reply): Promise<void> {
  const call = mustCall(res);
  const reply = 'kind' in given ? given : replyTo(call, given);
  // Most calls change nothing, so there is nothing to wait for.
  const saving = call.sandbox.save();
  if (saving) await saving;
  call.finishEntry?.(call.sandbox, reply, call.fault);
  sendReply(res, reply);
}

function replyTo({ endpoint, fault }: Call, given: Answer): Reply {
  const wrong = given.status < 500 ? contractOf(endpoint).checkAnswer(given) : null;
  if (wrong !== null) {
    throw new Error(`the mock's answer to ${endpoint.name} breaks its contract: ${wrong}`);
  }
  return fault ? spoil(given, fault) : replyOf(given);
}

/**
 * Answers a call that was refused or in which the mock failed. Passes on errors of other requests.
 */
export const answerFailedCall =
  (reportBug: ReportBug): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    const call = callOf(res);
    if (!call || res.headersSent) return next(error);
    answer(res, failureOf(call.endpoint, error, reportBug)).catch(next);
  };

function failureOf({ name, errors }: Endpoint, error: unknown, reportBug: ReportBug): Answer {
  if (error instanceof StoreUnavailable) return failure(503, error.message, 503);
  if (!(error instanceof Refusal)) {
    reportBug(`the mock failed in ${name}: ${stackOf(error)}`);
    return failure(500, messageOf(error), 500);
  }
  const { code, desc } = error;
  // The log service is not behind the gateway: it has no session codes and refuses by HTTP status
  // too.
  if (!errors.includes(ErrorCode.NotSignedIn)) return failure(code, desc);
  const own = effectOf(code) === 'none' ? code : ErrorCode.NotSignedIn;
  return failure(own, desc, own);
}

function mustCall(res: Response): Call {
  const call = callOf(res);
  if (call) return call;
  throw new Error('This call has not been read.');
}
