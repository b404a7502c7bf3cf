import type { SubscribedPlan } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { Handlers } from '../../calls/handler';
import { ownedHouse, ownedPlan } from '../../world/orders/basket';
import { daysLeft, deviceLimit, factsOf, packageTypeOf } from '../../world/plans/plans';
import type { PlanFacts } from '../../world/plans/plans';
import { switchRenewal } from '../../world/plans/renewal';
import { pageOf } from '../billing/pageOf';
import { detailOf } from './subscriptionDetail';

type Calls = 'getPackageBindDevList' | 'getPackageSubscribeInfo' | 'updateSubscribeStatus';

/** The plans of a house and their renewal. Only the owner may read them. */
export const subscriptionHandlers: Handlers<Calls> = {
  getPackageBindDevList: ({ homeId, ...page }, { world, account, now }) => {
    const house = ownedHouse(world, account(), homeId);
    const plans = world.plans.filter(({ houseId }) => houseId === house.id);
    return { list: pageOf(plans, page).map((plan) => toRow(factsOf(world, plan), now)) };
  },

  getPackageSubscribeInfo: ({ packageId }, { world, account }) =>
    detailOf(world, factsOf(world, ownedPlan(world, account(), packageId))),

  updateSubscribeStatus: ({ packageId, subscribeStatus }, { world, account, now }) => {
    const plan = ownedPlan(world, account(), packageId);
    const answer = switchRenewal(world, plan, subscribeStatus === 1, now);
    return answer === 'locked' ? { subscribeStatus, lock: true } : { subscribeStatus };
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
