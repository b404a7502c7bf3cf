import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { isOfApp } from '../catalogue/reproduceInApp';
import { brokenRule } from '../world/checkWorld';
import type { Plan } from '../world/entities';
import { checkLimit } from '../world/orders/basket';
import { checkChange, waitsForEnd } from '../world/plans/changes';
import { devicesOfPlan } from '../world/plans/devices';
import { factsOf, isLive } from '../world/plans/plans';
import { isRenewing, switchRenewal } from '../world/plans/renewal';
import { isStorePlan, refuseSecondStorePlan } from '../world/plans/storePlans';
import { Refusal, refuse } from '../world/refusal';
import { byId, emptyWorld, mustFind } from '../world/world';
import type { World } from '../world/world';
import { buildCustomer } from './buildCustomer';
import { beginOfCase } from './caseScenario';
import { planIdAt, priceAt } from './customer/plans';
import { UNKNOWN, pathOfPlace } from './place';

/** A choice that no customer can have. */
export interface Impossible {
  /** Its place in the traits, such as `plans.1.change`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

type PlanTraits = CustomerTraits['plans'][number];

/** What cannot be, by the world's own rules. */
export function checkCustomer(traits: CustomerTraits): readonly Impossible[] {
  const world = emptyWorld();
  const now = beginOfCase(traits) ?? new Date();
  const built = buildCustomer(world, now, traits);
  const flaw = brokenRule(world);
  return [
    ...traits.plans.flatMap((plan, at) => checkPlan(world, plan, at, now)),
    ...traits.bills.flatMap((bill) =>
      refusals(`plans.${bill.plan}.bill`, () => checkBill(world, bill)),
    ),
    ...refusals('screen', () => {
      if (!pathOfPlace(traits, world, built).includes(UNKNOWN)) return;
      throw refuse(
        'This screen is about a plan, bill or gift card that this customer doesn’t have.',
      );
    }),
    ...refusals('failed', () => {
      if (traits.platform !== 'browser' || !isOfApp(traits.failed?.call ?? null)) return;
      throw refuse('Only the app can fail like this. Choose iOS or Android.');
    }),
    ...(flaw ? [{ path: '', message: flaw.message }] : []),
  ];
}

/** The refusals of these checks, as what cannot be at a place. */
function refusals(path: string, ...checks: readonly (() => void)[]): readonly Impossible[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof Refusal) return [{ path, message: error.desc }];
      throw error;
    }
  });
}

function checkPlan(world: World, traits: PlanTraits, at: number, now: Date): readonly Impossible[] {
  const plan = byId(world.plans, planIdAt(at));
  if (!plan) return [{ path: `plans.${at}.price`, message: 'There is no such package or house.' }];
  const own = factsOf(world, plan);
  return [
    ...refusals(`plans.${at}.devices`, () => checkLimit(own, devicesOfPlan(world, plan.id).length)),
    ...refusals(`plans.${at}.state`, () => checkState(world, plan, now)),
    ...refusals(`plans.${at}.change`, () => checkNext(world, plan, traits)),
    ...refusals(`plans.${at}.payMode`, () => {
      if (isStorePlan(plan)) refuseSecondStorePlan(world, { ...plan, planId: plan.id });
    }),
  ];
}

/**
 * @throws Refusal for a renewal that cannot be turned on. The store decides about its plans, and a
 * plan renewed before its package was deleted.
 */
function checkState(world: World, plan: Plan, now: Date): void {
  if (!isLive(plan) || !isRenewing(plan) || isStorePlan(plan)) return;
  if (factsOf(world, plan).goods.deleted) return;
  const off = { ...plan, status: SubscribeStatus.Cancelling };
  switchRenewal(world, off, true, now);
}

/** @throws Refusal for a change that does not wait for the end of the period. */
function checkNext(world: World, plan: Plan, { change }: PlanTraits): void {
  if (!change) return;
  const price = priceAt(world, change);
  if (!price) throw refuse('There is no such package.');
  const choice = { price, goods: mustFind(world.goods, price.goodsId) };
  checkChange(world, { ...plan, change: null }, choice);
  if (waitsForEnd(world, plan, choice)) return;
  throw refuse('This isn’t smaller than the plan, so it would start at once.');
}

/** @throws Refusal for a refund whose plan goes on. */
function checkBill(world: World, { state, plan: at }: CustomerTraits['bills'][number]): void {
  const plan = at === null ? undefined : byId(world.plans, planIdAt(at));
  if (state !== 'refunded' || !plan || !isLive(plan)) return;
  throw refuse('A refund ends the plan. Choose that it has ended.');
}
