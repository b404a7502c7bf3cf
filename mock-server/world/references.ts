import type { World } from './world';

export type CollectionName = Exclude<keyof World, 'counters'>;
type EntityOf<Name extends CollectionName> = World[Name][number];
type Reference = readonly [collection: CollectionName, id: string | null];

/** The references of each collection's entities; a null id refers to nothing. */
const references: { readonly [Name in CollectionName]: (entity: EntityOf<Name>) => Reference[] } = {
  accounts: () => [],
  tokens: ({ accountId }) => [['accounts', accountId]],
  challenges: ({ accountId }) => [['accounts', accountId]],
  houses: ({ accountId }) => [['accounts', accountId]],
  devices: ({ houseId, planId }) => [
    ['houses', houseId],
    ['plans', planId],
  ],
  goods: () => [],
  prices: ({ goodsId }) => [['goods', goodsId]],
  plans: ({ accountId, houseId, goodsId, priceId, change }) => [
    ['accounts', accountId],
    ['houses', houseId],
    ['goods', goodsId],
    ['prices', priceId],
    ['goods', change?.goodsId ?? null],
    ['prices', change?.priceId ?? null],
  ],
  orders: ({ accountId, houseId, goodsId, priceId, planId }) => [
    ['accounts', accountId],
    ['houses', houseId],
    ['goods', goodsId],
    ['prices', priceId],
    ['plans', planId],
  ],
  checkouts: ({ orderId }) => [['orders', orderId]],
  idempotencyKeys: ({ orderId }) => [['orders', orderId]],
  // The order that used a card may belong to an account outside this world, so it is not checked.
  giftCards: ({ goodsId, priceId }) => [
    ['goods', goodsId],
    ['prices', priceId],
  ],
  activities: () => [],
  billAddresses: ({ accountId }) => [['accounts', accountId]],
  logEntries: ({ accountId }) => [['accounts', accountId]],
};

export const COLLECTIONS = Object.keys(references) as CollectionName[];

/** A reference to an entity that does not exist. */
export interface DeadReference {
  readonly from: string;
  readonly collection: CollectionName;
  readonly id: string;
}

/** The first dead reference of a world, or null. */
export function deadReference(world: World): DeadReference | null {
  const ids = new Map(
    COLLECTIONS.map((name) => [name, new Set(world[name].map((entity) => entity.id))]),
  );
  for (const name of COLLECTIONS) {
    const pointsTo = references[name] as (entity: { id: string }) => Reference[];
    for (const entity of world[name]) {
      const dead = pointsTo(entity).find(
        ([collection, id]) => id !== null && ids.get(collection)?.has(id) !== true,
      );
      if (dead) return { from: `${name}/${entity.id}`, collection: dead[0], id: dead[1] ?? '' };
    }
  }
  return null;
}

/** The first duplicate id within a collection, as `plans/70001`, or null. */
export function doubleId(world: World): string | null {
  for (const name of COLLECTIONS) {
    const seen = new Set<string>();
    for (const { id } of world[name]) {
      if (seen.has(id)) return `${name}/${id}`;
      seen.add(id);
    }
  }
  return null;
}
