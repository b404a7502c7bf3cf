import type {
  PlanDevice,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { alternativesTo } from '../../world/orders/alternatives';
import type { Device, Order, Plan } from '../../world/entities';
import { toAmount } from '../../world/orders/money';
import { isPayable } from '../../world/orders/orders';
import { nextOf } from '../../world/plans/nextPlan';
import { deviceLimit, isLive, isUnlimited, packageTypeOf } from '../../world/plans/plans';
import type { PlanFacts } from '../../world/plans/plans';
import { isRenewing } from '../../world/plans/renewal';
import type { World } from '../../world/world';

/** A plan with the details that its page shows. */
export function detailOf(world: World, facts: PlanFacts): SubscriptionDetail {
  const { plan, goods, price, devices } = facts;
  const order = world.orders.findLast((one) => one.planId === plan.id && counts(one));
  return {
    packageName: goods.name,
    packageDesc: goods.description,
    orderType: plan.origin,
    subScribeType: price.planUnit,
    subScribeStatus: plan.status,
    goodsStatus: goods.deleted ? 0 : 1,
    whetherPay: plan.payMode !== null,
    isRenewal: isRenewing(plan) && goods.supportRenew && !goods.deleted,
    // The end of the paid period: the day it renews, or the day it ends when renewal is off.
    nextRenewal: plan.end,
    packageType: packageTypeOf(price),
    price: toAmount(price.cents),
    // The store renews the plans that it bills.
    isSupportRenew: goods.supportRenew && plan.payMode !== PayMode.ApplePay,
    devList: devices.map(deviceOnWire),
    maxDevNum: deviceLimit(goods, price),
    orderStatus: order?.status ?? OrderStatus.Paid,
    payMode: plan.payMode,
    isUnlimited: isUnlimited(price),
    // Whether the current period came from a renewal; no other meaning is documented.
    isRenewPackage: order?.kind === 'renew',
    isExpire: !isLive(plan),
    level: goods.level,
    planUnit: price.planUnit,
    homeId: plan.houseId,
    ...alternativesTo(world, facts),
    ...changeOnWire(world, plan),
  };
}

/** Ignores orders that do not change a plan's state: unpaid ones, and one that only keeps it. */
const counts = (order: Order): boolean =>
  order.kind !== 'keep' && (!isPayable(order) || order.paidAt !== null || order.kind === 'buy');

/** A device of a plan in its wire format. */
export const deviceOnWire = ({ id, name, lockStatus }: Device): PlanDevice => ({
  deviceId: id,
  deviceName: name,
  lockStatus,
});

/** The numbers of `changeStatus` are ours: 1 while a change waits for the period to end, else 0. */
function changeOnWire(world: World, plan: Plan) {
  if (plan.change === null) return { changeStatus: 0, packageChangeRecord: null };
  const { goods, price } = nextOf(world, plan);
  const packageChangeRecord = { maxDevNum: deviceLimit(goods, price), buyNum: price.buyNum };
  return { changeStatus: 1, packageChangeRecord };
}
