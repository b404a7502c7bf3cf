import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { MOST } from '@homeview/contracts/customer/customerTraits';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  billOf,
  firstHouse,
  plan as usualPlan,
  trial,
  withoutPlan,
} from '../../scenarios/customer';

/** Changes of a customer that keep the places of the lists right. */

type Plan = CustomerTraits['plans'][number];
type Run = CustomerTraits['houses'][number]['devices'][number];
type Bill = CustomerTraits['bills'][number];

/** The house that the portal shows first. */
export const homeOf = ({ houses }: CustomerTraits): number =>
  Math.max(
    0,
    houses.findIndex(({ isDefault }) => isDefault),
  );

const mapRuns = (
  traits: CustomerTraits,
  change: (runs: readonly Run[], house: number) => Run[],
) => ({
  ...traits,
  houses: traits.houses.map((house, at) => ({ ...house, devices: change(house.devices, at) })),
});

/** Gives every plan, and the first house, a run of devices whose number a field can change. */
export function withRuns(traits: CustomerTraits): CustomerTraits {
  const housed = traits.houses.length === 0 ? { ...traits, houses: [firstHouse()] } : traits;
  return mapRuns(housed, (runs, house) => {
    const plans = housed.plans.flatMap((plan, at) => (plan.house === house ? [at] : []));
    const needed = house === homeOf(housed) ? [...plans, null] : plans;
    const missing = needed.filter((at) => !runs.some(({ plan }) => plan === at));
    return [...runs, ...missing.map((plan) => ({ ...withoutPlan(0), plan }))].slice(0, MOST.runs);
  });
}

/** Adds a plan of the first house for one more device. */
export function addPlan(traits: CustomerTraits): CustomerTraits {
  const house = homeOf(traits);
  const at = traits.plans.length;
  const offer = Math.max(
    0,
    traits.offers.findIndex(({ onSale, isTrial }) => onSale && !isTrial),
  );
  const plan = usualPlan({ house, offer });
  const moved = mapRuns(traits, (runs, of) => {
    const free = of === house ? runs.findIndex((run) => run.plan === null && run.devices > 0) : -1;
    return runs.map((run, index) => (index === free ? { ...run, devices: run.devices - 1 } : run));
  });
  const covered = mapRuns(moved, (runs, of) =>
    of === house ? [...runs, { ...withoutPlan(1), plan: at }] : [...runs],
  );
  return {
    ...covered,
    plans: [...traits.plans, plan],
    bills: [...traits.bills, billOf(plan, at)],
  };
}

/** Takes a plan away with its bills; its devices stay without a plan. */
export function removePlan(traits: CustomerTraits, removed: number): CustomerTraits {
  const shifted = (at: number | null) => (at !== null && at > removed ? at - 1 : at);
  const goneBills = traits.bills.flatMap(({ plan }, at) => (plan === removed ? [at] : []));
  const freed = mapRuns(traits, (runs) =>
    joinFree(
      runs.map((run) => ({ ...run, plan: run.plan === removed ? null : shifted(run.plan) })),
    ),
  );
  return {
    ...freed,
    plans: traits.plans.filter((_, at) => at !== removed),
    bills: traits.bills
      .filter(({ plan }) => plan !== removed)
      .map((bill) => ({ ...bill, plan: shifted(bill.plan) })),
    values: traits.values.flatMap((value) => {
      const { of, at } = value;
      if (of === 'plan') return at === removed ? [] : [{ ...value, at: shifted(at) ?? 0 }];
      if (of !== 'bill') return [value];
      const earlier = goneBills.filter((gone) => gone < at).length;
      return goneBills.includes(at) ? [] : [{ ...value, at: at - earlier }];
    }),
  };
}

/** All devices without a plan in one run, the first of them. */
function joinFree(runs: readonly Run[]): Run[] {
  const free = runs.filter(({ plan }) => plan === null);
  const devices = free.reduce((sum, run) => sum + run.devices, 0);
  return runs.flatMap((run) => {
    if (run.plan !== null) return [run];
    return run === free[0] ? [{ ...run, devices, isKept: false }] : [];
  });
}

/** The place of the bill that a plan is paid by; -1 without one. */
export const billAt = ({ bills }: CustomerTraits, plan: number): number =>
  bills.findLastIndex((bill) => bill.plan === plan);

const PERIOD_DAYS = { day: 1, month: 30, year: 365 } as const;

/** Changes a plan with what follows from it, and the bill that it is paid by. */
export function changePlan(
  traits: CustomerTraits,
  at: number,
  changes: Partial<Plan>,
): CustomerTraits {
  const before = traits.plans[at];
  if (!before) return traits;
  const changed = { ...before, ...consequences(before, changes), ...changes };
  const price = traits.offers[changed.offer]?.prices[changed.price];
  const beganDays = changed.endsInDays - PERIOD_DAYS[price?.cycle ?? 'month'];
  const plan = { ...changed, beganDays };
  const own = billAt(traits, at);
  const { offer, price: priceAt, origin: kind, payMode } = plan;
  const bill = { offer, price: priceAt, kind, payMode, inDays: beganDays };
  return {
    ...traits,
    plans: traits.plans.map((one, place) => (place === at ? plan : one)),
    bills: traits.bills.map((one, place) =>
      place === own && one.kind === before.origin ? { ...one, ...bill } : one,
    ),
  };
}

/** A plan by gift card ends unless somebody pays; one that has ended ended yesterday. */
function consequences(before: Plan, { origin, state }: Partial<Plan>): Partial<Plan> {
  if (origin === 'giftCard') return { payMode: null, state: 'cancelling' };
  if (origin !== undefined) return { payMode: origin === 'ruleGive' ? null : PayMode.PayPal };
  if (state === undefined || (state === 'none') === before.endsInDays < 0) return {};
  return { endsInDays: state === 'none' ? -1 : 12 };
}

/** Changes the state of a bill; a refund happened yesterday. */
export function changeBill(
  traits: CustomerTraits,
  at: number,
  state: Bill['state'],
): CustomerTraits {
  const isRefund = state === 'refunded' || state === 'refundFailed';
  return {
    ...traits,
    bills: traits.bills.map((bill, place) =>
      place === at ? { ...bill, state, refundInDays: isRefund ? -1 : null } : bill,
    ),
  };
}

/** Puts the free trial on sale, or takes it away. */
export function offerTrial(traits: CustomerTraits, isOffered: boolean): CustomerTraits {
  const { offers } = traits;
  const isThere = offers.some(({ isTrial }) => isTrial);
  if (isOffered && !isThere) return { ...traits, offers: [...offers, trial] };
  return {
    ...traits,
    offers: offers.map((one) => (one.isTrial ? { ...one, onSale: isOffered } : one)),
  };
}

export const hasTrial = ({ offers }: CustomerTraits): boolean =>
  offers.some(({ isTrial, onSale }) => isTrial && onSale);
