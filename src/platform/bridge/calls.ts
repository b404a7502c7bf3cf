import { BRIDGE_OK, BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { config } from '../launch/config';
import { newId } from '../newId';
import { bridgeError } from './bridgeError';
import type { AnswerMessage } from './message';
import { post } from './transport';

export interface CallOptions {
  /** Timeout in ms; without it, a call waits for its response indefinitely. */
  readonly timeoutMs?: number;
}

type Settle = (answer: Omit<AnswerMessage, 'id'>) => void;

/** The pending calls by id. */
const waiting = new Map<string, Settle>();

/**
 * Sends a call to the app. Resolves with the response data; rejects with a BridgeError: 500 outside
 * the app, 400 if the call throws, 408 after the timeout, otherwise the app's code.
 */
export function send(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  { timeoutMs }: CallOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: BridgeCode, desc: string) => reject(bridgeError(code, desc));
    if (!config.environment.inApp) return fail(BridgeCode.NeedsApp, 'needs the app');
    // Not a counter: a response to a call of the previous page must not match a call of this page.
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

/** Settles the call of a response. A response without a pending call is ignored. */
export const settle = (answer: AnswerMessage): void => waiting.get(answer.id)?.(answer);
