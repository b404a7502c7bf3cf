import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { DAY_MS } from '../calendar';
import { devicesOfPlan } from './devices';
import type { Device, Goods, Plan, Price } from '../entities';
import { mustFind } from '../world';
import type { World } from '../world';

/** A plan with its package, price and devices. */
export interface PlanFacts {
  plan: Plan;
  goods: Goods;
  price: Price;
  devices: readonly Device[];
}

export const factsOf = (world: World, plan: Plan): PlanFacts => ({
  plan,
  goods: mustFind(world.goods, plan.goodsId),
  price: mustFind(world.prices, plan.priceId),
  devices: devicesOfPlan(world, plan.id),
});

export const isUnlimited = (price: Price) => price.buyNum === UNLIMITED_DEVICES;

/**
 * The number of devices a price covers, or UNLIMITED_DEVICES. A larger store tier covers more than
 * the package.
 */
export const deviceLimit = (goods: Goods, price: Price) =>
  isUnlimited(price) ? UNLIMITED_DEVICES : Math.max(goods.maxDevNum, price.buyNum);

/** Whether a price covers that many devices. */
export const covers = (
  { goods, price }: Pick<PlanFacts, 'goods' | 'price'>,
  count: number,
): boolean => isUnlimited(price) || count <= deviceLimit(goods, price);

/** @example "1 device", "3 devices" */
export const countDevices = (count: number) => `${count} ${count === 1 ? 'device' : 'devices'}`;

/** A trial package for one month. */
export const isTrial = ({ typeId }: Goods) => typeId === TRIAL_TYPE_ID;

/** Paid plans are type 1; a plan that costs nothing is a free basic plan. */
export const packageTypeOf = (price: Price) => (price.cents > 0 ? PAID_PACKAGE_TYPE : 0);

/** Whether the plan has not ended, regardless of its renewal. */
export const isLive = (plan: Plan) => plan.status > SubscribeStatus.None;

/** Days until the period ends, rounded up; null once the plan has ended. */
export function daysLeft(plan: Plan, now: Date): number | null {
  if (!isLive(plan)) return null;
  return Math.max(0, Math.ceil((new Date(plan.end).getTime() - now.getTime()) / DAY_MS));
}
