import { BRIDGE_OK, BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { environment } from '../launch/environment';
import { newId } from '../newId';
import { bridgeError } from './bridgeError';
import type { AnswerMessage } from './message';
import { post } from './transport';

export interface CallOptions {
  /** Time the app has for its answer, in ms; without it a call waits for ever. */
  readonly timeoutMs?: number;
}

type Settle = (answer: Omit<AnswerMessage, 'id'>) => void;

/** The calls that wait for an answer, by their id. */
const waiting = new Map<string, Settle>();

/**
 * Sends a call to the app. Resolves with the data of its answer; rejects with a BridgeError: 500
 * outside the app, 400 when the call throws, 408 when the time is over, else as the app says. Spec 8.
 */
export function send(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  { timeoutMs }: CallOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: BridgeCode, desc: string) => reject(bridgeError(code, desc));
    if (!environment.inApp) return fail(BridgeCode.NeedsApp, 'needs the app');
    // Not a count: an answer for the page before must not meet a call of this one.
    const id = newId();
    const settle: Settle = ({ code, desc, data }) => {
      waiting.delete(id);
      clearTimeout(timer);
      if (code === BRIDGE_OK) resolve(data);
      else reject(bridgeError(code, desc));
    };
    const giveUp = () => settle({ code: BridgeCode.TimedOut, desc: 'no answer', data: null });
    const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
    waiting.set(id, settle);
    try {
      post({ id, method, params });
    } catch (error) {
      settle({ code: BridgeCode.Failed, desc: String(error), data: null });
    }
  });
}

/** Ends the call that an answer belongs to. An answer without a waiting call is ignored. */
export const settle = (answer: AnswerMessage): void => waiting.get(answer.id)?.(answer);
