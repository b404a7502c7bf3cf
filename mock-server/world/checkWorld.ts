import { ArraySchema, ObjectSchema, ValidationError } from 'yup';
import { periodEnd } from './calendar';
import { COLLECTIONS, deadReference, doubleId } from './references';
import type { CollectionName } from './references';
import { worldSchema } from './world';
import type { CounterName, World } from './world';

/** Why a world is invalid; `taken` means a conflict with other entities. */
export interface WorldFlaw {
  readonly kind: 'invalid' | 'taken';
  readonly message: string;
}

const invalid = (message: string): WorldFlaw => ({ kind: 'invalid', message });

/**
 * The first moment that is too late for plans: ISO texts with five-digit years do not compare
 * correctly.
 */
const LAST_MOMENT = '2999';

/** The first rule that a world of the right shape breaks, or null. */
export function brokenRule(world: World): WorldFlaw | null {
  const double = doubleId(world);
  if (double !== null) return { kind: 'taken', message: `There are two ${double}.` };
  const dead = deadReference(world);
  if (dead) {
    const { from, collection, id } = dead;
    return { kind: 'taken', message: `${from} needs ${collection}/${id}, which is not there.` };
  }
  return endlessPlan(world);
}

/** A plan whose next period would end outside the calendar. */
function endlessPlan({ plans, prices }: World): WorldFlaw | null {
  const unitOf = new Map(prices.map(({ id, planUnit }) => [id, planUnit]));
  const endless = plans.find((plan) => {
    const to =
      plan.periods > MOST_PERIODS
        ? ''
        : periodEnd(plan, unitOf.get(plan.priceId) ?? 'month', plan.periods + 1);
    return !/^\d{4}-/.test(to) || to > LAST_MOMENT;
  });
  return endless ? invalid(`plans/${endless.id} never ends: look at anchor and periods.`) : null;
}

/** More periods than any real plan can have had. */
const MOST_PERIODS = 50_000;

/** The schema of the entities of a collection. */
export function entitySchema(name: CollectionName) {
  const list = worldSchema.fields[name];
  const schema = list instanceof ArraySchema ? list.innerType : undefined;
  if (schema instanceof ObjectSchema) return schema;
  throw new Error(`${name} holds no records.`);
}

/** Why an entity does not fit its collection, or null. Unknown fields are errors too. */
export function wrongEntity(name: CollectionName, entity: unknown): string | null {
  try {
    entitySchema(name).noUnknown().validateSync(entity, { strict: true, abortEarly: false });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.join('; ');
    throw error;
  }
}

const COUNTED: Partial<Record<CollectionName, CounterName>> = {
  orders: 'orders',
  plans: 'plans',
  billAddresses: 'billAddresses',
  logEntries: 'logEntries',
};

/** Larger numbers are ignored as ids, since counters never reach them. */
const HIGHEST_ID = 1_000_000_000;

/** Raises the counters above the ids that were written into the world by hand. */
export function raiseCounters(world: World): void {
  for (const name of COLLECTIONS) {
    const counter = COUNTED[name];
    if (!counter) continue;
    for (const { id } of world[name]) {
      const number = /^\d{1,10}$/.test(id) ? Number(id) : 0;
      if (number <= HIGHEST_ID && number > world.counters[counter])
        world.counters[counter] = number;
    }
  }
}
