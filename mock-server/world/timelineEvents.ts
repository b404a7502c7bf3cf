import type { InferType } from 'yup';
import { listOf, moment, oneOf, record, text, wholeNumber } from '@homeview/contracts/domains/wire';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { toPrice } from './orders/money';
import { nextOf } from './plans/nextPlan';
import { isLive } from './plans/plans';
import { isRenewing } from './plans/renewal';
import type { Plan } from './entities';
import type { SessionTime } from './accounts/sessions';
import type { World } from './world';

export const EVENT_KINDS = [
  'payment',
  'renewal',
  'end',
  'device',
  'sale',
  'session',
  'fault',
  'clock',
  'act',
  'file',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Something that happens in a sandbox, in words for support. */
export const timelineEventSchema = record({
  /** By the clock of the sandbox. */
  at: moment(),
  what: text(),
  /** Missing in files from before events had kinds. */
  kind: oneOf(EVENT_KINDS).optional(),
  /** The user who did it; null where everybody is the same. */
  by: text().nullable().optional(),
  /** The real time of a change. */
  realAt: moment().optional(),
  /** The number of the point before a change. */
  point: wholeNumber().optional(),
});
export const timelineSchema = listOf(timelineEventSchema);
export type TimelineEvent = InferType<typeof timelineEventSchema>;

/** The event at the end of a plan's period. */
export function endOf(world: World, plan: Plan): TimelineEvent & { renews: boolean } {
  const { goods, price } = nextOf(world, plan);
  const renews = isRenewing(plan) && goods.supportRenew && !goods.deleted;
  const name = `Plan ${plan.id}`;
  const what = renews
    ? `${name} renews as ${goods.name} for $${toPrice(price.cents)}`
    : `${name} ends and its devices are free`;
  return { at: plan.end, what, kind: renews ? 'renewal' : 'end', renews };
}

const eventAtEnd = (world: World, plan: Plan): TimelineEvent => {
  const { at, what, kind } = endOf(world, plan);
  return { at, what, kind };
};

const ofPlan = (world: World, plan: Plan): TimelineEvent[] => [
  ...(isLive(plan) ? [eventAtEnd(world, plan)] : []),
  ...(plan.activeFrom === null
    ? []
    : [{ at: plan.activeFrom, what: `Plan ${plan.id} is active again`, kind: 'renewal' as const }]),
];

/** Promotion starts and ends. Nothing in the world changes then, but the answers do. */
const promotionMoments = (world: World): readonly TimelineEvent[] =>
  world.activities.flatMap(({ id, startTime, endTime }) => [
    { at: startTime, what: `Promotion ${id} begins`, kind: 'sale' },
    { at: endTime, what: `Promotion ${id} ends`, kind: 'sale' },
  ]);

/** When codes and sessions expire. By default time travel moves them with the clock. */
const sessionMoments = (world: World): readonly TimelineEvent[] => [
  ...world.challenges.map(({ sentAt }) => ({
    at: new Date(new Date(sentAt).getTime() + CODE_LIFE_S * 1000).toISOString(),
    what: 'The second-factor code expires',
    kind: 'session' as const,
  })),
  ...world.tokens
    .filter(({ kind }) => kind !== 'replaced')
    .map(({ kind, expiresAt }) => ({
      at: expiresAt,
      what: kind === 'access' ? 'An access token expires' : 'A session expires',
      kind: 'session' as const,
    })),
];

/** Events that change nothing in the world; includes session expiry when sessions age. */
export const expiryEvents = (world: World, sessions: SessionTime): readonly TimelineEvent[] => [
  ...promotionMoments(world),
  ...(sessions === 'age' ? sessionMoments(world) : []),
];

/** Payments that a provider has not confirmed yet. */
const confirmations = ({ checkouts }: World): readonly TimelineEvent[] =>
  checkouts.flatMap(({ confirmsAt: at, orderId }) =>
    at
      ? [{ at, what: `The payment of order ${orderId} is confirmed`, kind: 'payment' as const }]
      : [],
  );

/** Events after `now`, earliest first. */
export const upcomingEvents = (
  world: World,
  now: Date,
  sessions: SessionTime = 'move',
): readonly TimelineEvent[] =>
  [
    ...world.plans.flatMap((plan) => ofPlan(world, plan)),
    ...confirmations(world),
    ...expiryEvents(world, sessions),
  ]
    .filter(({ at }) => at > now.toISOString())
    .sort((a, b) => a.at.localeCompare(b.at));
