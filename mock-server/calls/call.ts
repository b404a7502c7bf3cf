import type { Response } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { Fault } from '../faults';
import type { Sandbox } from '../sandboxes/sandbox';
import type { CallContext } from './handler';
import type { FinishEntry } from './recordCall';

/**
 * One documented call on its way through the middleware chain; each middleware adds what it knows.
 */
export interface Call {
  readonly endpoint: Endpoint;
  sandbox: Sandbox;
  /** The request's fields: path parameters plus the query or the body. */
  readonly payload: Record<string, unknown>;
  /** The fault injected into this answer. */
  fault?: Fault;
  /** The signed-in account and the current time; set once the session has been checked. */
  context?: CallContext;
  /** Completes the journal entry. */
  finishEntry?: FinishEntry;
}

/** The call that a response belongs to; undefined for other responses. */
export const callOf = (res: Response): Call | undefined => (res.locals as { call?: Call }).call;

export const setCall = (res: Response, call: Call): void => {
  res.locals['call'] = call;
};

/** The call with its context. @throws Error when the session middleware has not run yet. */
export function checkedCallOf(res: Response): Call & { readonly context: CallContext } {
  const call = callOf(res);
  if (call?.context) return { ...call, context: call.context };
  throw new Error('The session of this call has not been checked.');
}
