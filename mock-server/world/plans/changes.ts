import { PLAN_UNITS } from '@homeview/contracts/vocabulary/plan/planUnit';
import { reach } from '../orders/alternatives';
import type { Choice } from '../orders/basket';
import type { Plan, Price } from '../entities';
import { factsOf, isLive } from './plans';
import { refuse } from '../refusal';
import type { World } from '../world';

const length = (price: Price) => PLAN_UNITS.indexOf(price.planUnit);

/**
 * Whether a package change waits for the end of the period: it covers fewer devices, or as many for
 * a shorter period. A paid period is never cut short.
 */
export function waitsForEnd(world: World, plan: Plan, choice: Choice): boolean {
  const held = factsOf(world, plan);
  const [wanted, now] = [reach(choice.goods, choice.price), reach(held.goods, held.price)];
  return wanted === now ? length(choice.price) < length(held.price) : wanted < now;
}

/** @throws Refusal 400 when the plan has ended or was deleted at the backend. */
export function checkChangeable(world: World, plan: Plan): void {
  if (!isLive(plan)) throw refuse('This plan has ended. Choose a new plan.');
  if (factsOf(world, plan).goods.deleted) {
    throw refuse('This plan is no longer available and can’t be changed.');
  }
}

/** Whether ordering this choice cancels a pending change. */
export const cancelsChange = (plan: Plan, { price }: Choice): boolean =>
  plan.change !== null && plan.priceId === price.id;

/** @throws Refusal 400 when the plan cannot be changed to this choice. */
export function checkChange(world: World, plan: Plan, { price }: Choice): void {
  checkChangeable(world, plan);
  if (plan.priceId === price.id) throw refuse('You already have this plan.');
  if (plan.change?.priceId === price.id) throw refuse('This change is already scheduled.');
}
