import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Plan } from '../entities';
import { isLive } from './plans';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/** A live plan that the store bills; only the store can renew or change it. */
export const isStorePlan = (plan: Plan) => isLive(plan) && plan.payMode === PayMode.ApplePay;

/** @throws Refusal 400 for a plan that the store bills, so that no provider charges for it too. */
export function refuseStorePlan(world: World, planId: string | null): void {
  const plan = planId === null ? undefined : byId(world.plans, planId);
  if (plan && isStorePlan(plan)) {
    throw refuse('Change this plan in the store, where it is billed.');
  }
}

/**
 * Refuses a second store subscription of an account. `planId` is the plan that the order changes,
 * which does not count as a second one.
 * @throws Refusal 400.
 */
export function refuseSecondStorePlan(
  world: World,
  order: { accountId: string; houseId: string; planId: string | null },
): void {
  const other = world.plans.find(
    (plan) => isStorePlan(plan) && plan.accountId === order.accountId && plan.id !== order.planId,
  );
  if (!other) return;
  throw refuse(
    other.houseId === order.houseId
      ? 'This home already has a subscription from the store.'
      : 'Another home already has your subscription from the store.',
  );
}
