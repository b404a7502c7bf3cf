import { moveDevice } from './devices';
import type { Device, Goods, Plan, Price } from '../entities';
import { factsOf, isUnlimited } from './plans';
import type { PlanFacts } from './plans';
import { mustFind } from '../world';
import type { World } from '../world';

/** The package and price for the next period: those of the pending change, or the plan's own. */
export function nextOf(world: World, plan: Plan): { goods: Goods; price: Price } {
  const { goodsId, priceId } = plan.change ?? plan;
  return { goods: mustFind(world.goods, goodsId), price: mustFind(world.prices, priceId) };
}

/** Applies a pending change at the end of the period. */
export function takeOver(world: World, plan: Plan): void {
  const { change } = plan;
  if (change === null) return;
  const { price } = factsOf(world, plan);
  const { goodsId, priceId, chosen } = change;
  Object.assign(plan, { goodsId, priceId, origin: 'buy', change: null });
  const facts = factsOf(world, plan);
  // Periods of another length are counted from here.
  if (facts.price.planUnit !== price.planUnit) {
    Object.assign(plan, { anchor: plan.end, periods: 0 });
  }
  const staying = new Set(stayingDevices(facts, chosen));
  for (const device of facts.devices) {
    if (!staying.has(device)) moveDevice(world, device, null);
    device.lockStatus = 0;
  }
}

/**
 * The devices that a smaller plan keeps: exactly the chosen ones. If none were chosen, as many as
 * it covers, locked ones first.
 */
function stayingDevices({ devices, goods, price }: PlanFacts, chosen: boolean): Device[] {
  const locked = devices.filter(({ lockStatus }) => lockStatus === 1);
  const others = chosen ? [] : devices.filter(({ lockStatus }) => lockStatus === 0);
  return [...locked, ...others].slice(0, isUnlimited(price) ? undefined : goods.maxDevNum);
}
