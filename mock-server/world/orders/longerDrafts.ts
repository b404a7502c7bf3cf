import type { PaySessionRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import { checkRunning } from '../accounts/activities';
import { checkAmounts, checkDevices, chosenIn, ownedHouse, ownedPlan, planIn } from './basket';
import type { Choice } from './basket';
import type { Account, Plan } from '../entities';
import { cardFor, usableCard } from './giftCards';
import { draftOf } from './newOrder';
import type { Draft } from './newOrder';
import { factsOf, isLive, isUnlimited } from '../plans/plans';
import { refuse } from '../refusal';
import { byId, mustFind } from '../world';
import type { World } from '../world';

/** The draft for `renew`: one more period, paid or by gift card. @throws Refusal 400. */
export function renewalDraft(
  world: World,
  account: Account,
  request: OrderRequest,
  now: Date,
): Draft {
  const house = ownedHouse(world, account, request.homeId);
  const plan = planIn(world, account, house, request.packageId ?? '');
  if (request.activityId) checkRunning(world, request.activityId, now);
  const choice = chosenIn(world, request);
  checkRenewal(world, plan, choice);
  if (request.giftCardCode) cardFor(world, request.giftCardCode, choice);
  const cents = request.giftCardCode ? 0 : choice.price.cents;
  checkAmounts(request, choice, cents);
  const deviceIds = checkDevices(world, house, request.deviceIds, choice, plan);
  const draft = draftOf(house, choice, request);
  return { ...draft, kind: 'renew', cents, deviceIds, planId: plan.id };
}

/**
 * The draft for a payment session: the next period of a plan at a given price. @throws Refusal 400.
 */
export function sessionDraft(world: World, account: Account, request: PaySessionRequest): Draft {
  const plan = ownedPlan(world, account, request.packageId);
  const house = ownedHouse(world, account, plan.houseId);
  const price = byId(world.prices, request.priceId);
  if (!price) throw refuse('This price is no longer available.');
  const choice = { price, goods: mustFind(world.goods, price.goodsId) };
  checkRenewal(world, plan, choice);
  return { ...draftOf(house, choice), kind: 'renew', planId: plan.id };
}

/** The draft for `serviceExtension`: a gift card's period for a plan. @throws Refusal 400. */
export function extensionDraft(world: World, account: Account, request: ExtensionRequest): Draft {
  const house = ownedHouse(world, account, request.homeId);
  const plan = planIn(world, account, house, request.packageId);
  const card = usableCard(world, request.giftCardCode);
  if (card.goodsId !== request.goodsId) throw refuse('This gift card is for another package.');
  if (plan.goodsId !== card.goodsId) throw refuse('This gift card can’t extend this plan.');
  if (!isLive(plan)) throw refuse('This plan has ended and can’t be extended.');
  const { goods } = factsOf(world, plan);
  if (goods.deleted) throw refuse('This plan is no longer available and can’t be extended.');
  const draft = draftOf(house, { goods, price: mustFind(world.prices, card.priceId) }, request);
  return { ...draft, kind: 'extend', cents: 0, planId: plan.id };
}

/** @throws Refusal 400 when the plan cannot be renewed, or not at this price. */
function checkRenewal(world: World, plan: Plan, { goods, price }: Choice): void {
  const held = factsOf(world, plan);
  if (held.goods.deleted) throw refuse('This plan is no longer available and cannot be renewed.');
  if (!held.goods.supportRenew) throw refuse('This plan can’t be renewed.');
  if (goods.id !== plan.goodsId) throw refuse('This price isn’t available for your plan.');
  if (isUnlimited(price) !== isUnlimited(held.price)) {
    throw refuse('This price covers a different number of devices. Change the plan instead.');
  }
}
