import type { Goods, Price } from '../entities';
import { isLive, isUnlimited } from '../plans/plans';
import type { PlanFacts } from '../plans/plans';
import { mustFind } from '../world';
import type { World } from '../world';

/** Whether packages on sale cover more devices than a plan, or fewer. */
export function alternativesTo(world: World, { plan, goods, price }: PlanFacts) {
  if (!isLive(plan) || goods.deleted) return { canUpgrade: false, canDowngrade: false };
  const own = reach(goods, price);
  const others = world.prices
    .map((other) => ({ other, of: mustFind(world.goods, other.goodsId) }))
    .filter(({ of }) => of.onOffer && !of.deleted)
    .map(({ other, of }) => reach(of, other));
  return {
    canUpgrade: others.some((devices) => devices > own),
    canDowngrade: others.some((devices) => devices < own),
  };
}

/** The number of devices covered, with Infinity for unlimited. */
export const reach = (goods: Goods, price: Price) =>
  isUnlimited(price) ? Infinity : goods.maxDevNum;
