import type { Response } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { Fault } from '../faults';
import type { Sandbox } from '../sandboxes/sandbox';
import type { CallContext } from './handler';
import type { FinishEntry } from './recordCall';

/** One documented call on its way through the middlewares, each of which adds what it knows. */
export interface Call {
  readonly endpoint: Endpoint;
  sandbox: Sandbox;
  /** What is asked for: the fields of the path, and of the query or the body. */
  readonly payload: Record<string, unknown>;
  /** The failure that was set for this answer. */
  fault?: Fault;
  /** Who asks, and when; known once the session was checked. */
  context?: CallContext;
  /** Completes the entry of the journal. */
  finishEntry?: FinishEntry;
}

/** The call that a response answers; undefined for any other response. */
export const callOf = (res: Response): Call | undefined => (res.locals as { call?: Call }).call;

export const setCall = (res: Response, call: Call): void => {
  res.locals['call'] = call;
};

/** The call, and who asks. @throws Error when a middleware is missing before. */
export function checkedCallOf(res: Response): Call & { readonly context: CallContext } {
  const call = callOf(res);
  if (call?.context) return { ...call, context: call.context };
  throw new Error('The session of this call has not been checked.');
}
