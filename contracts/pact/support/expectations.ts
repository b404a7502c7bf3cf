import { expect } from 'vitest';
import type { Endpoint, ResponseOf } from '../../defineEndpoint';
import { success, refused } from './responses';
import type { Send } from './client';
import { exchange } from './exchange';
import type { Interaction } from './exchange';
import type { Pins } from './matchersOf';
import { withoutUnread } from './withoutUnread';

/** A request of the portal, and how its client makes it. */
export interface Asked<E extends Endpoint> extends Omit<Interaction, 'endpoint' | 'answer'> {
  readonly endpoint: E;
  readonly send: Send;
}

/**
 * Writes an interaction that is granted; the screen must get what it reads of the data, or null where
 * the answer has none. A list of the example has one element at most: no more are served.
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

/** What screens read of an answer. */
export async function readOf(endpoint: Endpoint, data: unknown): Promise<unknown> {
  const { response } = await endpoint.schemas();
  return withoutUnread(response.describe(), data);
}

/** Writes an interaction that is refused; the screen must get the code and the words. */
export async function expectRefused(
  { send, ...asked }: Asked<Endpoint>,
  code: number,
  desc = 'Refused',
): Promise<void> {
  const outcome = await exchange({ ...asked, answer: refused(code, desc) }, send);
  expect(outcome).toMatchObject({ error: { code, desc } });
}
