import { DEFAULT_GOODS_NUM, GOODS_TYPE } from '@homeview/contracts/vocabulary/order/ordering';
import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import type { Account, Device, Goods, House, Plan, Price } from '../entities';
import { toCents } from './money';
import { countDevices, covers, deviceLimit } from '../plans/plans';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/** The selected package at one of its prices. */
export interface Choice {
  goods: Goods;
  price: Price;
}

/** A house that this account owns. @throws Refusal 400 when it is unknown or not owned. */
export function ownedHouse(world: World, account: Account, houseId: string): House {
  const house = world.houses.find(
    ({ id, accountId }) => id === houseId && accountId === account.id,
  );
  if (!house) throw refuse('This house isn’t part of your account.');
  if (!house.isOwner) throw refuse('Only the owner of a home can manage its subscriptions.');
  return house;
}

/** A plan of this account. @throws Refusal 400 when it is unknown or another account's. */
export function ownedPlan(world: World, account: Account, planId: string): Plan {
  const plan = byId(world.plans, planId);
  if (plan?.accountId !== account.id) throw refuse('This plan does not exist.');
  return plan;
}

/** A plan of this account in the given house. @throws Refusal 400. */
export function planIn(world: World, account: Account, house: House, planId: string): Plan {
  const plan = ownedPlan(world, account, planId);
  if (plan.houseId !== house.id) throw refuse('This plan belongs to another house.');
  return plan;
}

/** The one package of a request, on sale or not. @throws Refusal 400. */
export function chosenIn(world: World, request: OrderRequest): Choice {
  const [line, ...more] = request.goodsReqs;
  if (!line || more.length > 0) throw refuse('An order must contain exactly one package.');
  if (line.goodsNum !== DEFAULT_GOODS_NUM) throw refuse('Order one package at a time.');
  if (line.goodsType !== GOODS_TYPE) throw refuse('This product can’t be ordered here.');
  const goods = byId(world.goods, line.goodsId);
  if (!goods || goods.deleted) throw refuse('This package is no longer available.');
  const price = byId(world.prices, line.goodsPriceId);
  if (price?.goodsId !== goods.id) throw refuse('This price isn’t available for this package.');
  return { goods, price };
}

/**
 * Compares the amounts of a request with the actual price in cents. The service charges its own
 * amount and refuses a request that differs.
 * @throws Refusal 400.
 */
export function checkAmounts(request: OrderRequest, { price }: Choice, cents: number): void {
  const { orderPrice, payPrice, discountRate, preferentialPrice } = request;
  if (request.currency !== price.currency) throw refuse('The currency of the order is wrong.');
  if (discountRate !== 0 || preferentialPrice !== 0) throw refuse('This discount isn’t available.');
  if ([orderPrice, payPrice].some((asked) => toCents(asked) !== cents)) {
    throw refuse('The price has changed. Check it and order again.');
  }
}

/**
 * Checks the chosen devices: each must be free or already covered by `plan`, and together with that
 * plan's devices they must fit the package.
 * @throws Refusal 400.
 */
export function checkDevices(
  world: World,
  house: House,
  ids: readonly string[],
  choice: Choice,
  plan: Plan | null = null,
): string[] {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) throw refuse('A device is selected twice.');
  const here = world.devices.filter(({ houseId }) => houseId === house.id);
  refuseTaken(here, ids, plan);
  if (plan) for (const { id, planId } of here) if (planId === plan.id) wanted.add(id);
  if (ids.length > 0) checkLimit(choice, wanted.size);
  return [...ids];
}

function refuseTaken(here: readonly Device[], ids: readonly string[], plan: Plan | null): void {
  const byDeviceId = new Map(here.map((device) => [device.id, device]));
  for (const id of ids) {
    const device = byDeviceId.get(id);
    if (!device) throw refuse('A selected device isn’t in this house.');
    if (device.planId === null || device.planId === plan?.id) continue;
    throw refuse(`“${device.name}” already has a plan.`);
  }
}

/** @throws Refusal 400 when there are more devices than the package covers. */
export function checkLimit(choice: Choice, count: number): void {
  if (covers(choice, count)) return;
  throw refuse(
    `This package covers at most ${countDevices(deviceLimit(choice.goods, choice.price))}.`,
  );
}
