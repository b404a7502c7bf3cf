import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { checkRunning } from '../accounts/activities';
import { checkAmounts, checkDevices, checkLimit, chosenIn, ownedHouse, planIn } from './basket';
import type { Choice } from './basket';
import { cancelsChange, checkChange, checkChangeable, waitsForEnd } from '../plans/changes';
import type { Account, House, Plan } from '../entities';
import { cardFor } from './giftCards';
import { draftOf } from './newOrder';
import type { Draft } from './newOrder';
import { factsOf, isTrial } from '../plans/plans';
import { refuse } from '../refusal';
import type { World } from '../world';

/** The draft for `createOrder`: a new plan, or another package for a plan. @throws Refusal 400. */
export function orderDraft(world: World, account: Account, request: OrderRequest, now: Date) {
  const house = ownedHouse(world, account, request.homeId);
  if (request.activityId) checkRunning(world, request.activityId, now);
  const choice = chosenIn(world, request);
  if (!request.packageId) return purchaseDraft(world, house, choice, request);
  const plan = planIn(world, account, house, request.packageId);
  return changeDraft(world, house, plan, choice, request);
}

function purchaseDraft(world: World, house: House, choice: Choice, request: OrderRequest): Draft {
  const card = request.giftCardCode ? cardFor(world, request.giftCardCode, choice) : null;
  // A gift card is already paid for, so it is valid even when its package is no longer sold.
  if (!card) checkOnOffer(choice);
  const cents = card ? 0 : choice.price.cents;
  checkAmounts(request, choice, cents);
  const deviceIds = checkDevices(world, house, request.deviceIds, choice);
  const kind = card ? 'giftCard' : isTrial(choice.goods) ? 'trial' : 'buy';
  return { ...draftOf(house, choice, request), kind, cents, deviceIds };
}

/** A change that waits for the end of the period costs nothing until then. */
function changeDraft(
  world: World,
  house: House,
  plan: Plan,
  choice: Choice,
  request: OrderRequest,
): Draft {
  if (request.giftCardCode) throw refuse('A gift card can’t change a plan.');
  if (cancelsChange(plan, choice)) return keepDraft(world, house, plan, choice, request);
  checkOnOffer(choice);
  checkChange(world, plan, choice);
  checkAmounts(request, choice, choice.price.cents);
  const waits = waitsForEnd(world, plan, choice);
  const deviceIds = waits
    ? checkStaying(world, plan, choice, request.deviceIds)
    : checkDevices(world, house, request.deviceIds, choice, plan);
  const cents = waits ? 0 : choice.price.cents;
  const draft = draftOf(house, choice, request);
  return { ...draft, kind: 'change', cents, deviceIds, planId: plan.id };
}

/** Keeps the current plan: the pending change is canceled, and nothing is paid. */
function keepDraft(
  world: World,
  house: House,
  plan: Plan,
  choice: Choice,
  request: OrderRequest,
): Draft {
  checkChangeable(world, plan);
  checkAmounts(request, choice, 0);
  return { ...draftOf(house, choice, request), kind: 'keep', cents: 0, planId: plan.id };
}

/** The devices that stay after a downgrade; empty means chosen later. @throws Refusal 400. */
function checkStaying(world: World, plan: Plan, choice: Choice, ids: readonly string[]): string[] {
  const covered = new Set(factsOf(world, plan).devices.map(({ id }) => id));
  if (ids.some((id) => !covered.has(id))) {
    throw refuse('Select only devices that this plan covers.');
  }
  checkLimit(choice, new Set(ids).size);
  return [...new Set(ids)];
}

function checkOnOffer({ goods }: Choice): void {
  if (!goods.onOffer) throw refuse('This package is no longer available.');
}
