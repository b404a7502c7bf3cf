import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { DAY_MS, addDays, addUnits, periodEnd } from '../../world/calendar';
import type { Price } from '../../world/entities';
import { ACTIVATION_S } from '../../world/plans/renewal';
import type { World } from '../../world/world';

const STATUS = {
  none: SubscribeStatus.None,
  active: SubscribeStatus.Active,
  cancelling: SubscribeStatus.Cancelling,
  activating: SubscribeStatus.Activating,
};

const LAST_HOURS = 5;

/** A plan that ends today has some hours left: at its end it would end or renew at once. */
function laterToday(now: Date): Date {
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  const halfway = (now.getTime() + midnight) / 2;
  return new Date(Math.min(now.getTime() + LAST_HOURS * 3_600_000, halfway));
}

export const planIdAt = (at: number): string => String(70_001 + at);

/** The price that traits name, or undefined when they point nowhere. */
export function priceAt(
  world: World,
  { offer, price }: { offer: number; price: number },
): Price | undefined {
  const goods = world.goods[offer];
  return goods && world.prices.filter(({ goodsId }) => goodsId === goods.id)[price];
}

/** Adds the plans whose house and price exist. */
export function addPlans(world: World, now: Date, { plans }: CustomerTraits): void {
  for (const [at, traits] of plans.entries()) {
    const { origin, payMode, state } = traits;
    const house = world.houses[traits.house];
    const price = priceAt(world, traits);
    if (!house || !price) continue;
    const isLive = state !== 'none';
    const next = traits.change && isLive ? priceAt(world, traits.change) : undefined;
    const end =
      isLive && traits.endsInDays <= 0 ? laterToday(now) : addDays(now, traits.endsInDays);
    const began = addDays(now, traits.beganDays);
    const start = (isLive ? startOf(began, end, price.planUnit) : began).toISOString();
    world.plans.push({
      id: planIdAt(at),
      accountId: house.accountId,
      houseId: house.id,
      goodsId: price.goodsId,
      priceId: price.id,
      payMode,
      status: STATUS[state],
      ...firstPeriod(end, price.planUnit),
      start,
      end: end.toISOString(),
      origin,
      activeFrom:
        state === 'activating' ? new Date(now.getTime() + ACTIVATION_S * 1000).toISOString() : null,
      renewalLocked: traits.isLocked,
      change: next
        ? {
            goodsId: next.goodsId,
            priceId: next.id,
            chosen: traits.change?.devicesChosen === true,
          }
        : null,
    });
  }
}

/** Days by which a period of 30 days differs from a month. */
const MONTHS_DIFFER = 2;

/** The start of a period that traits count in days: a month or a year before its end, if it is so long. */
function startOf(start: Date, end: Date, unit: PlanUnit): Date {
  const missed = Math.abs(addUnits(start, unit, 1).getTime() - end.getTime());
  return missed > 0 && missed <= MONTHS_DIFFER * DAY_MS ? addUnits(end, unit, -1) : start;
}

/** The most periods to look back for a day that a shorter month or year doesn't have. */
const MOST_PERIODS = 8;

/** A first day from which a period ends exactly then, so that later ones end on the same day. */
function firstPeriod(end: Date, unit: PlanUnit): { anchor: string; periods: number } {
  for (let periods = 1; ; periods += 1) {
    const anchor = addUnits(end, unit, -periods).toISOString();
    if (periods === MOST_PERIODS || periodEnd({ anchor }, unit, periods) === end.toISOString())
      return { anchor, periods };
  }
}
