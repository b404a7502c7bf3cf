import type { CollectionName } from '../world/references';
import { byId } from '../world/world';
import type { World } from '../world/world';
import { accountActs, giftCardActs, promotionActs } from './accountActs';
import type { Act, ActOffer, Acts } from './act';
import { houseActs } from './houseActs';
import { orderActs } from './orderActs';
import { planActs } from './planActs';

type ThingOf<Name extends CollectionName> = World[Name][number];

/**
 * The one table of acts, by the collection of what they act on. The console, the control API and the
 * events of provider states read it.
 */
const TABLE: { readonly [Name in CollectionName]?: Acts<ThingOf<Name>> } = {
  accounts: accountActs,
  houses: houseActs,
  plans: planActs,
  orders: orderActs,
  giftCards: giftCardActs,
  activities: promotionActs,
};

/** Safe: the acts of a collection are asked for the things of that collection only. */
const actsOn = (collection: CollectionName) => (TABLE[collection] ?? {}) as Acts<{ id: string }>;

/** The names of all acts. */
export const ACT_NAMES: readonly string[] = Object.values(TABLE).flatMap((acts) =>
  Object.keys(acts),
);

/** What can be done to a thing now. */
export const offersFor = (
  world: World,
  collection: CollectionName,
  thing: { readonly id: string },
  now: Date,
): readonly ActOffer[] =>
  Object.entries(actsOn(collection))
    .filter(([, act]) => act.isPossible(world, thing, now))
    .map(([name, { label, fields }]) => ({
      ...{ act: name, on: thing.id, label },
      fields: fields?.(world, thing) ?? [],
    }));

/** An act and the collection of what it acts on; undefined for an unknown name. */
export function findAct(
  name: string,
): { readonly collection: CollectionName; readonly act: Act<{ id: string }> } | undefined {
  for (const collection of Object.keys(TABLE) as CollectionName[]) {
    const acts = actsOn(collection);
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (act) return { collection, act };
  }
  return undefined;
}

/** The thing that an act acts on; undefined when the world has none with this id. */
export const thingIn = (world: World, collection: CollectionName, id: string) =>
  byId<{ id: string }>(world[collection], id);
