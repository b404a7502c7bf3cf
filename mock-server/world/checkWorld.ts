import { ArraySchema, ObjectSchema, ValidationError } from 'yup';
import { periodEnd } from './runDueEvents';
import { COLLECTIONS, deadReference, doubleId } from './references';
import type { CollectionName } from './references';
import { worldSchema } from './world';
import type { CounterName, World } from './world';

/** Why a world cannot be: `taken` where it is a matter of other entities. */
export interface WorldFlaw {
  readonly kind: 'invalid' | 'taken';
  readonly message: string;
}

const invalid = (message: string): WorldFlaw => ({ kind: 'invalid', message });

/** The last moment of plans, as ISO text: moments with five-digit years cannot be compared as texts. */
const LAST_MOMENT = '9999';

/** What keeps a world of the right shape from working, or null. */
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

/** A plan whose next period the calendar does not have. */
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

/** More periods than a plan can have had, however short they are. */
const MOST_PERIODS = 50_000;

/** Any JSON as a world. @throws ValidationError: it has not the shape of one. */
export const readWorld = (value: unknown): World =>
  worldSchema.validateSync(value, { strict: true });

/** Why an entity is not what its collection holds, or null. Fields it does not know count as well. */
export function wrongEntity(name: CollectionName, entity: unknown): string | null {
  const list = worldSchema.fields[name];
  const entitySchema = list instanceof ArraySchema ? list.innerType : undefined;
  if (!(entitySchema instanceof ObjectSchema)) throw new Error(`${name} holds no records.`);
  try {
    entitySchema.noUnknown().validateSync(entity, { strict: true, abortEarly: false });
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

/** Numbers beyond this are no ids that a counter reaches. */
const HIGHEST_ID = 1_000_000_000;

/** Counters go on after the ids that somebody has put into the world by hand. */
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
