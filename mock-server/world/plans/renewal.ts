import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { Plan } from '../entities';
import { factsOf, isLive } from './plans';
import { refuse } from '../refusal';
import type { World } from '../world';

/**
 * How long a renewal is "activating" after it is turned on, in s. Our value; the specification
 * gives none.
 */
export const ACTIVATION_S = 60;

export type RenewalAnswer = 'granted' | 'locked';

/**
 * Turns the renewal of a plan on or off; the current state is granted without a change. Turning off
 * is locked while a renewal is processed, turning on once the plan has expired.
 * @throws Refusal 400 when this plan cannot renew.
 */
export function switchRenewal(world: World, plan: Plan, on: boolean, now: Date): RenewalAnswer {
  refuseUnrenewable(world, plan);
  if (!isLive(plan)) return on ? 'locked' : 'granted';
  if (on === isRenewing(plan)) return 'granted';
  return on ? turnOn(world, plan, now) : turnOff(plan);
}

/** Whether the customer's setting is to renew. */
export const isRenewing = ({ status }: Plan) =>
  status === SubscribeStatus.Active || status === SubscribeStatus.Activating;

function refuseUnrenewable(world: World, plan: Plan): void {
  const { goods } = factsOf(world, plan);
  if (goods.deleted) throw refuse('This plan is no longer available and can’t be changed.');
  if (plan.payMode === PayMode.ApplePay)
    throw refuse('Change this plan in the store, where it is billed.');
  if (!goods.supportRenew) throw refuse('This plan can’t be renewed.');
}

function turnOn(world: World, plan: Plan, now: Date): RenewalAnswer {
  const { price } = factsOf(world, plan);
  if (plan.payMode === null && price.cents > 0) {
    throw refuse('This plan has no payment method yet. Choose one first.');
  }
  plan.status = SubscribeStatus.Activating;
  plan.activeFrom = new Date(now.getTime() + ACTIVATION_S * 1000).toISOString();
  return 'granted';
}

function turnOff(plan: Plan): RenewalAnswer {
  if (plan.renewalLocked) return 'locked';
  plan.status = SubscribeStatus.Cancelling;
  plan.activeFrom = null;
  return 'granted';
}
