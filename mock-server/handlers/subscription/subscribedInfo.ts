import type { SubscribedInfo } from '@homeview/contracts/domains/assumed/assumed.schemas';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Handlers } from '../../calls/handler';
import { ownedHouse } from '../../world/orders/basket';
import type { House } from '../../world/entities';
import { factsOf, isLive, isUnlimited } from '../../world/plans/plans';
import { isStorePlan } from '../../world/plans/storePlans';
import type { World } from '../../world/world';

const UNITS: readonly PlanUnit[] = ['month', 'year'];

/** The subscriptions of a house. The parameters of this call are our own ruling. */
export const subscribedInfoHandlers: Handlers<'packageBuyInfoV2'> = {
  // The pay mode and the level do not filter: a device is covered no matter how its plan is paid,
  // and the mock sells only one level.
  packageBuyInfoV2: ({ houseId }, { world, account }) => {
    const house = ownedHouse(world, account(), houseId);
    const plans = world.plans.filter((plan) => plan.houseId === house.id && isLive(plan));
    const held = plans.map((plan) => factsOf(world, plan));
    const offered = world.goods.filter(({ onOffer, deleted }) => onOffer && !deleted);
    const limits = offered.map(({ maxDevNum }) => maxDevNum);
    const ofTheHouse = {
      applepayHouseId: storeHouseOf(world, house),
      maxDevNum: Math.max(0, ...limits),
    };
    return UNITS.map((unit) => ({
      ...infoOf(held.filter(({ price }) => price.planUnit === unit)),
      ...ofTheHouse,
      planUnit: unit,
    }));
  },
};

/** The house that has this owner's store subscription, or an empty text. */
const storeHouseOf = (world: World, { accountId }: House): string =>
  world.plans.find((plan) => isStorePlan(plan) && plan.accountId === accountId)?.houseId ?? '';

function infoOf(
  held: readonly ReturnType<typeof factsOf>[],
): Pick<SubscribedInfo, 'devList' | 'isApplePayUnlimited' | 'unlimitPackageId'> {
  const unlimited = held.find(({ price }) => isUnlimited(price));
  return {
    devList: held.flatMap(({ devices }) =>
      devices.map(({ id, name }) => ({ deviceId: id, deviceName: name })),
    ),
    isApplePayUnlimited: unlimited?.plan.payMode === PayMode.ApplePay,
    unlimitPackageId: unlimited?.plan.id ?? '',
  };
}
