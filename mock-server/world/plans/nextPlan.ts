import { moveDevice } from './devices';
import type { Device, Goods, Plan, Price } from '../entities';
import { factsOf, isUnlimited } from './plans';
import type { PlanFacts } from './plans';
import { mustFind } from '../world';
import type { World } from '../world';

/** What is renewed when the period of a plan ends: the change that waits, or the plan as it is. */
export function nextOf(world: World, plan: Plan): { goods: Goods; price: Price } {
  const { goodsId, priceId } = plan.change ?? plan;
  return { goods: mustFind(world.goods, goodsId), price: mustFind(world.prices, priceId) };
}

/** Has a waiting change take over at the end of the period. Spec 4. */
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
 * The devices a smaller plan keeps: those that were chosen and no others; where nothing was
 * chosen, as many as it covers, locked ones first.
 */
function stayingDevices({ devices, goods, price }: PlanFacts, chosen: boolean): Device[] {
  const locked = devices.filter(({ lockStatus }) => lockStatus === 1);
  const others = chosen ? [] : devices.filter(({ lockStatus }) => lockStatus === 0);
  return [...locked, ...others].slice(0, isUnlimited(price) ? undefined : goods.maxDevNum);
}
