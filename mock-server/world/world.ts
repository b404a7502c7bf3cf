import mapValues from 'lodash/mapValues.js';
import type { InferType } from 'yup';
import { listOf, record, wholeNumber } from '@homeview/contracts/domains/wire';
import * as entities from './entities';

const counters = record({
  orders: wholeNumber(),
  plans: wholeNumber(),
  tokens: wholeNumber(),
  challenges: wholeNumber(),
  checkouts: wholeNumber(),
  billAddresses: wholeNumber(),
  refunds: wholeNumber(),
  logEntries: wholeNumber(),
});

const collections = {
  accounts: listOf(entities.account),
  tokens: listOf(entities.token),
  challenges: listOf(entities.challenge),
  houses: listOf(entities.house),
  devices: listOf(entities.device),
  goods: listOf(entities.goods),
  prices: listOf(entities.price),
  plans: listOf(entities.plan),
  orders: listOf(entities.order),
  checkouts: listOf(entities.checkout),
  idempotencyKeys: listOf(entities.idempotencyKey),
  giftCards: listOf(entities.giftCard),
  activities: listOf(entities.activity),
  billAddresses: listOf(entities.billAddress),
  logEntries: listOf(entities.logEntry),
};

/** The schema of a whole world: its collections, and the last number issued by each counter. */
export const worldSchema = record({ counters, ...collections });

/**
 * Everything in one sandbox, as plain data. Collections are mutated in place and never replaced,
 * since json-server serves the same arrays.
 */
export type World = InferType<typeof worldSchema>;
export type CounterName = keyof World['counters'];

/** Counters start after the ids of the contract examples: the first new order is 90001. */
export const emptyWorld = (): World => ({
  counters: {
    orders: 90000,
    plans: 71000,
    tokens: 0,
    challenges: 0,
    checkouts: 0,
    billAddresses: 60000,
    refunds: 95000,
    logEntries: 0,
  },
  ...(mapValues(collections, (): unknown[] => []) as Omit<World, 'counters'>),
});

/** The next number of a counter; the same world always yields the same numbers. */
export const nextNumber = (world: World, counter: CounterName): number =>
  (world.counters[counter] += 1);

export const byId = <Entity extends { id: string }>(list: readonly Entity[], id: string) =>
  list.find((entity) => entity.id === id);

/**
 * Finds a referenced entity. @throws Error when the world is broken: a bug of the mock, or an
 * edited db.
 */
export function mustFind<Entity extends { id: string }>(list: readonly Entity[], id: string) {
  const found = byId(list, id);
  if (!found) throw new Error(`the world is broken: something points to ${id}, which is gone`);
  return found;
}
