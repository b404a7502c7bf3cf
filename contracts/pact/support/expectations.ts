import { expect } from 'vitest';
import type { Endpoint, ResponseOf } from '../../defineEndpoint';
import { success, refused } from './responses';
import type { Send } from './client';
import { exchange } from './exchange';
import type { Interaction } from './exchange';
import type { Pins } from './matchersOf';
import { withoutUnread } from './withoutUnread';

/** A request of the portal and the client code that sends it. */
export interface Asked<E extends Endpoint> extends Omit<Interaction, 'endpoint' | 'answer'> {
  readonly endpoint: E;
  readonly send: Send;
}

/**
 * Adds a successful interaction; the screen must receive the data without unread fields, or null if
 * there is none. A list in the example has at most one element, because Pact serves only one.
 */
export async function expectSuccess<E extends Endpoint>(
  { send, ...asked }: Asked<E>,
  data: ResponseOf<E>,
  pins?: Pins,
): Promise<void> {
  const answer = await success(asked.endpoint, data, pins);
  const read = await readOf(asked.endpoint, data);
  expect(await exchange({ ...asked, answer }, send)).toEqual({ data: read ?? null });
}

/** The data of a response without the fields that no screen reads. */
export async function readOf(endpoint: Endpoint, data: unknown): Promise<unknown> {
  const { response } = await endpoint.schemas();
  return withoutUnread(response.describe(), data);
}

/** Adds an interaction with an error response; the screen must receive its code and text. */
export async function expectRefused(
  { send, ...asked }: Asked<Endpoint>,
  code: number,
  desc = 'Refused',
): Promise<void> {
  const outcome = await exchange({ ...asked, answer: refused(code, desc) }, send);
  expect(outcome).toMatchObject({ error: { code, desc } });
}
