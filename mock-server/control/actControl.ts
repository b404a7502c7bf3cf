import type { Request } from 'express';
import { ACT_NAMES, findAct, thingIn } from '../acts/acts';
import type { Act } from '../acts/act';
import type { CollectionName } from '../world/references';
import { Refusal, refuse } from '../world/refusal';
import { NoSuchPoint, change, goBack } from '../sandboxes/change';
import { EVERYBODY } from '../sandboxes/owners';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Users } from '../server/users';
import type { EventKind, TimelineEvent } from '../world/timelineEvents';
import type { World } from '../world/world';
import { textField } from './control';
import type { OnSandbox } from './control';
import { ControlError, unknownValue } from './controlError';
import { readMoment } from './links/prepare';
import { summaryOf } from './sandboxFacts';

type Fields = Record<string, unknown>;

/** The user of a request, for the log; null where everybody is the same. */
export function actorOf(users: Users, req: Request): string | null {
  const user = users.userOf(req);
  return user === EVERYBODY ? null : user;
}

/** The names that events have for what they act on. */
const EVENT_IDS = ['orderId', 'planId', 'houseId', 'accountId', 'code', 'promotionId'] as const;

/** What acts act on, in words, and the kind of their events. */
const THINGS: Partial<Record<CollectionName, { readonly name: string; readonly kind: EventKind }>> =
  {
    orders: { name: 'order', kind: 'payment' },
    plans: { name: 'plan', kind: 'renewal' },
    houses: { name: 'house', kind: 'device' },
    accounts: { name: 'account', kind: 'session' },
    giftCards: { name: 'gift card', kind: 'act' },
    activities: { name: 'promotion', kind: 'sale' },
  };

/** Routes for acts, and for the way back. */
export function registerActs(on: OnSandbox, users: Users): void {
  on(
    'post',
    '/acts',
    async (sandbox, { act, on: id, ...values }, req) => {
      const event = await runAct(sandbox, { act, id, values, by: actorOf(users, req) });
      return { at: event?.at, what: event?.what, point: event?.point };
    },
    201,
  );
  on(
    'post',
    '/events',
    async (sandbox, fields, req) => {
      await runEvent(sandbox, fields, actorOf(users, req));
      return { event: fields.event };
    },
    201,
  );
  on('post', '/undo', async (sandbox, { point }, req) => {
    if (typeof point !== 'number') throw new ControlError(400, 'point must be a number.');
    try {
      const undone = await goBack(sandbox, point, actorOf(users, req));
      return { ...summaryOf(sandbox), point: undone.point };
    } catch (error) {
      if (error instanceof NoSuchPoint) throw new ControlError(404, error.message);
      throw error;
    }
  });
}

interface Wanted {
  readonly act: unknown;
  /** What it acts on. */
  readonly id: unknown;
  readonly values: Fields;
  readonly by: string | null;
  /** What an unknown act is called. */
  readonly word?: 'act' | 'event';
  /** Whether it may happen again where it has happened already; then it isn't recorded. */
  readonly mayRepeat?: boolean;
}

/** Lets an act happen. @throws ControlError 404 for an unknown act or thing, 400 with the reason. */
async function runAct(sandbox: Sandbox, wanted: Wanted): Promise<TimelineEvent | null> {
  const { act: name, id, values, by, word = 'act', mayRepeat = false } = wanted;
  const known = typeof name === 'string' ? name : '';
  const { collection, act } = findAct(known) ?? {};
  if (!act || !collection) throw unknownValue(word, known, ACT_NAMES, { status: 404 });
  const { name: noun = 'thing', kind = 'act' } = THINGS[collection] ?? {};
  const thing = thingIn(sandbox.world, collection, String(id));
  if (!thing) throw new ControlError(404, `There is no ${noun} "${String(id)}".`);
  const texts = Object.fromEntries(
    Object.keys(values).map((field) => [field, textField(values, field) ?? '']),
  );
  const now = sandbox.present();
  const happens = () => act.happens(sandbox.world, thing, { now, values: texts });
  const isPossible = act.isPossible(sandbox.world, thing, now);
  try {
    if (isPossible) return await change(sandbox, { kind: act.kind ?? kind, by, happens });
    if (!mayRepeat) throw refusalOf(sandbox.world, { collection, act, id: thing.id, now, texts });
    happens();
    return null;
  } catch (error) {
    if (error instanceof Refusal) throw new ControlError(400, error.message);
    throw error;
  }
}

interface Impossible {
  readonly collection: CollectionName;
  readonly act: Act<{ id: string }>;
  readonly id: string;
  readonly now: Date;
  readonly texts: Readonly<Record<string, string>>;
}

/** Why an act can't happen now: the reason of the rules, tried in a copy of the world. */
function refusalOf(world: World, { collection, act, id, now, texts }: Impossible): Refusal {
  const copy = structuredClone(world);
  const thing = thingIn(copy, collection, id);
  try {
    if (thing) act.happens(copy, thing, { now, values: texts });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return refuse(`“${act.label}” isn’t possible now.`);
}

const TIME_PASSES = 'time-passes';

/**
 * Lets an act happen as an event of a behaviour document, or time pass. Repeating an event changes
 * nothing. See contracts/backend/behaviour/README.md.
 * @throws ControlError 404 for an unknown event or thing, 400 when the sandbox refuses it.
 */
export async function runEvent(
  sandbox: Sandbox,
  { event, params }: Fields,
  by: string | null = null,
): Promise<void> {
  const fields: Fields = typeof params === 'object' && params !== null ? { ...params } : {};
  if (event === TIME_PASSES) {
    const until = readMoment(textField(fields, 'until') ?? '');
    const happens = async () => {
      await sandbox.travel(until, 'move');
      return 'The clock is moved here';
    };
    await change(sandbox, { kind: 'clock', by, happens });
    return;
  }
  const key = EVENT_IDS.find((one) => one in fields);
  const { [key ?? '']: id, ...values } = fields;
  await runAct(sandbox, { act: event, id, values, by, word: 'event', mayRepeat: true });
}
