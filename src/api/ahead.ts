/** Calls of the first screen, sent before the code has come that asks for them. Only such as read. */
import type { Endpoint, RequestOf } from '@homeview/contracts/defineEndpoint';
import { stored } from '../platform/storedItems';
import { addressOf, requestOf } from './request';
import type { Call } from './request';

type Reading = Endpoint & { readonly kind: 'query' };

interface Sent {
  readonly response: Promise<Response>;
  /** Aborted once nobody waits for it any more. */
  readonly limit: AbortSignal;
}
const sent = new Map<string, Sent>();

/** While the first screen is fetched: later its own code asks, and keeps what was answered. */
let allowed = false;

/** Only the very same request is answered by it: of this session, in this language. */
const keyOf = (call: Call, token: string | null): string =>
  JSON.stringify([call.origin, addressOf(call), requestOf(call, token)]);

/** Sends a call that the first screen will make; its failure is met where the answer is asked for. */
export function askAhead<E extends Reading>(endpoint: E, payload: RequestOf<E>): void {
  const token = stored.token.get();
  if (!allowed || token === null) return;
  const call = { endpoint, payload: payload as Call['payload'] };
  const limit = new AbortController();
  setTimeout(() => limit.abort(), endpoint.timeoutMs);
  const response = fetch(addressOf(call), { ...requestOf(call, token), signal: limit.signal });
  response.catch(() => undefined);
  sent.set(keyOf(call, token), { response, limit: limit.signal });
}

/** Whether calls are sent ahead from here on: not before somebody says so. */
export const allowAhead = (now: boolean): void => {
  allowed = now;
};

/** The answer to a call that was sent ahead, once. */
export function takeAhead(call: Call, token: string | null): Promise<Response> | undefined {
  // What it changes, no earlier answer knows of.
  if (!allowed && call.endpoint.kind === 'mutation') sent.clear();
  if (sent.size === 0) return undefined;
  const key = keyOf(call, token);
  const found = sent.get(key);
  sent.delete(key);
  return found && !found.limit.aborted ? found.response : undefined;
}
