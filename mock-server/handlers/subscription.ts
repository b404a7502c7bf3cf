import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/subscription/subscription.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/orderStatus';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/ordering';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/subscribeStatus';
import type { Handlers } from '../calls/handler';
import { ownedHouse } from '../world/basket';
import { toAmount } from '../world/money';
import { daysLeft, deviceLimit, factsOf, isLive, isUnlimited, packageTypeOf } from '../world/plans';
import type { PlanFacts } from '../world/plans';
import { refuse } from '../world/refusal';
import { byId } from '../world/world';
import { pageOf } from './pageOf';

type Calls = 'getPackageBindDevList' | 'getPackageSubscribeInfo' | 'getUnbindPackageDevList';

/** The plans of a house and what they cover. Only its owner may look (spec 6). */
export const subscriptionHandlers: Handlers<Calls> = {
  getPackageBindDevList: ({ homeId, ...page }, { world, account, now }) => {
    const house = ownedHouse(world, account(), homeId);
    const plans = world.plans.filter(({ houseId }) => houseId === house.id);
    return { list: pageOf(plans, page).map((plan) => toRow(factsOf(world, plan), now)) };
  },

  getPackageSubscribeInfo: ({ packageId }, { world, account, now }) => {
    const plan = byId(world.plans, packageId);
    if (plan?.accountId !== account().id) throw refuse('This plan does not exist.');
    return toDetail(factsOf(world, plan), now);
  },

  getUnbindPackageDevList: ({ homeId }, { world, account }) => {
    const house = ownedHouse(world, account(), homeId);
    return world.devices
      .filter(({ houseId, planId }) => houseId === house.id && planId === null)
      .map(({ id, name }) => ({ deviceId: id, deviceName: name }));
  },
};

function toRow({ plan, goods, price, devices }: PlanFacts, now: Date): SubscribedPlan {
  return {
    packageId: plan.id,
    packageName: goods.name,
    packageType: packageTypeOf(price),
    subscribeStatus: plan.status,
    expiredDays: daysLeft(plan, now),
    subscribeCycle: price.planUnit,
    payMode: plan.payMode,
    buyNum: price.buyNum,
    supportedDevNum: deviceLimit(goods, price),
    devNum: devices.length,
  };
}

function toDetail({ plan, goods, price, devices }: PlanFacts, now: Date): SubscriptionDetail {
  const renews = plan.status === SubscribeStatus.Active;
  return {
    packageName: goods.name,
    packageDesc: goods.description,
    orderType: 'buy',
    subScribeType: price.planUnit,
    subScribeStatus: plan.status,
    goodsStatus: 1,
    whetherPay: plan.payMode !== null,
    isRenewal: renews,
    // The end of the paid period: the day it renews, or the day it ends when renewal is off.
    nextRenewal: plan.end,
    packageType: packageTypeOf(price),
    price: toAmount(price.cents),
    isSupportRenew: goods.supportRenew,
    devList: devices.map(({ id, name, lockStatus }) => ({
      deviceId: id,
      deviceName: name,
      lockStatus,
    })),
    maxDevNum: deviceLimit(goods, price),
    orderStatus: OrderStatus.Paid,
    payMode: plan.payMode,
    isUnlimited: isUnlimited(price),
    isRenewPackage: false,
    isExpire: !isLive(plan) && new Date(plan.end) <= now,
    level: PACKAGE_LEVEL,
    planUnit: price.planUnit,
    homeId: plan.houseId,
    canUpgrade: isLive(plan) && !isUnlimited(price),
    canDowngrade: isLive(plan) && isUnlimited(price),
    changeStatus: 0,
    packageChangeRecord: null,
  };
}
