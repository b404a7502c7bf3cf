import { expect } from 'vitest';
import type { Endpoint, ResponseOf } from '../../defineEndpoint';
import { success, refused } from './responses';
import type { Send } from './client';
import { exchange } from './exchange';
import type { Interaction } from './exchange';
import { asRead, comparedPart } from './comparedPart';
import type { Pins } from './pins';

/** A request of the portal and the client code that sends it. */
export interface Asked<E extends Endpoint> extends Omit<Interaction, 'endpoint' | 'answer'> {
  readonly endpoint: E;
  readonly send: Send;
}

/**
 * Adds a successful interaction; the screen must receive the compared part of the data. A list in the example has at most one element, because Pact serves only one.
 */
export async function expectSuccess<E extends Endpoint>(
  { send, ...asked }: Asked<E>,
  data: ResponseOf<E>,
  pins?: Pins,
): Promise<void> {
  const answer = await success(asked.endpoint, data, pins);
  const read = await readOf(asked.endpoint, data, pins);
  expect(await exchange({ ...asked, answer }, send)).toEqual({ data: read });
}

/** What a screen receives if the service sends only what the pact compares. */
export async function readOf(endpoint: Endpoint, data: unknown, pins?: Pins): Promise<unknown> {
  const { response } = await endpoint.schemas();
  const description = response.describe();
  return asRead(description, comparedPart(description, data, pins));
}

/** Adds an interaction with an error response; the screen must receive its code, and its text if there is one. */
export async function expectRefused(
  { send, ...asked }: Asked<Endpoint>,
  code: number,
  desc?: string,
): Promise<void> {
  const outcome = await exchange({ ...asked, answer: refused(code, desc) }, send);
  expect(outcome).toMatchObject({ error: { code, ...(desc === undefined ? {} : { desc }) } });
}
