import type { InferType } from 'yup';
import { listOf, moment, record, text } from '@homeview/contracts/domains/wire';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { toPrice } from './orders/money';
import { nextOf } from './plans/nextPlan';
import { isLive } from './plans/plans';
import { isRenewing } from './plans/renewal';
import type { Plan } from './entities';
import type { SessionTime } from './accounts/sessions';
import type { World } from './world';

/** An event caused by the passage of time, in words for support. */
export const timelineEventSchema = record({ at: moment(), what: text() });
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
  return { at: plan.end, what, renews };
}

const ofPlan = (world: World, plan: Plan): TimelineEvent[] => [
  ...(isLive(plan) ? [{ at: plan.end, what: endOf(world, plan).what }] : []),
  ...(plan.activeFrom === null
    ? []
    : [{ at: plan.activeFrom, what: `Plan ${plan.id} is active again` }]),
];

/** Promotion starts and ends. Nothing in the world changes then, but the answers do. */
const promotionMoments = (world: World): readonly TimelineEvent[] =>
  world.activities.flatMap(({ id, startTime, endTime }) => [
    { at: startTime, what: `Promotion ${id} begins` },
    { at: endTime, what: `Promotion ${id} ends` },
  ]);

/** When codes and sessions expire. By default time travel moves them with the clock. */
const sessionMoments = (world: World): readonly TimelineEvent[] => [
  ...world.challenges.map(({ sentAt }) => ({
    at: new Date(new Date(sentAt).getTime() + CODE_LIFE_S * 1000).toISOString(),
    what: 'The second-factor code expires',
  })),
  ...world.tokens
    .filter(({ kind }) => kind !== 'replaced')
    .map(({ kind, expiresAt }) => ({
      at: expiresAt,
      what: kind === 'access' ? 'An access token expires' : 'A session expires',
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
    at ? [{ at, what: `The payment of order ${orderId} is confirmed` }] : [],
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
