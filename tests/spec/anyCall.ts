import { callFrom, once, TOKEN } from '../../contracts/pact/support/client';
import type { Dispatch, Outcome } from '../../contracts/pact/support/client';
import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { goodRequests } from '../../mock-server/testing/goodRequests';
import { json } from '../../mock-server/testing/mockClient';
import { api } from '../../src/api/api';

// Registers the endpoints in `api`; not with `eager`, which would load them before the browser's
// globals.
await Promise.all(
  Object.values(import.meta.glob('../../src/api/endpoints/*.api.ts')).map((load) => load()),
);

const all = Object.keys(catalogue) as EndpointName[];

/** Every call of a screen, so not refreshToken, which the session sends (`refreshing`). */
export const callNames = all.filter((name) => name !== 'refreshToken');

export const endpointOf = (name: EndpointName): Endpoint => catalogue[name];

type Initiate = (payload: unknown, options?: object) => Parameters<Dispatch>[0];

/** The Idempotency-Key that an ordering call is made with. */
export const keyOf = (name: EndpointName): string => `key-${name}`;

/** Sends a valid request of a call, as a screen would. */
export function sendAny(name: EndpointName) {
  const { kind, ordering } = endpointOf(name);
  const { initiate } = (api.endpoints as Record<string, { initiate: unknown }>)[name] as {
    initiate: Initiate;
  };
  const payload = ordering
    ? { payload: goodRequests[name], idempotencyKey: keyOf(name) }
    : goodRequests[name];
  return (dispatch: Dispatch) =>
    (
      dispatch(initiate(payload, kind === 'query' ? once : undefined)) as unknown as {
        unwrap: () => Promise<unknown>;
      }
    ).unwrap();
}

/** Makes a call from a fresh page, signed in if the call needs it. */
export const makeCall = (origin: string, name: EndpointName): Promise<Outcome> =>
  callFrom(origin, sendAny(name), endpointOf(name).access === 'token' ? TOKEN : null);

/** Sets the mock's default world to the state `demo`. */
export const freshWorld = (origin: string) =>
  fetch(`${origin}/__mock/provider-states`, json('POST', { state: 'demo', action: 'setup' }));

/** Makes the next response of a call fail, in a fresh world. */
export async function spoil(origin: string, name: EndpointName, fault: object): Promise<void> {
  await freshWorld(origin);
  await addFault(origin, name, fault);
}

/** Makes the next response of a call fail. */
export async function addFault(origin: string, name: EndpointName, fault: object): Promise<void> {
  const made = await fetch(
    `${origin}/__mock/sandboxes/default/faults`,
    json('POST', { call: name, times: 1, ...fault }),
  );
  if (!made.ok) throw new Error(`The mock takes no such fault: ${await made.text()}`);
}

/** Whether the fault has been applied, so the request has arrived. */
export async function hasArrived(origin: string, name: EndpointName): Promise<boolean> {
  const listed = await fetch(`${origin}/__mock/sandboxes/default/faults`);
  const faults = (await listed.json()) as { call: string }[];
  return !faults.some((fault) => fault.call === name);
}

/** A request in the mock's journal. */
export interface Noted {
  readonly call: string;
  readonly code: number | null;
  readonly headers: { readonly idempotencyKey: string | null };
}

/** The requests of a call in the mock's journal, oldest first. */
export async function requestsOf(origin: string, name: EndpointName): Promise<Noted[]> {
  const journal = await fetch(`${origin}/__mock/sandboxes/default/requests`);
  return ((await journal.json()) as Noted[]).filter((entry) => entry.call === name);
}

export { TOKEN };
