import { PayMode } from '@homeview/contracts/vocabulary/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/planUnit';
import type { SubscribedInfo } from '@homeview/contracts/assumed/assumed.schemas';
import type { Handlers } from '../calls/handler';
import { ownedHouse } from '../world/basket';
import type { House } from '../world/entities';
import { factsOf, isLive, isUnlimited } from '../world/plans';
import type { World } from '../world/world';

const UNITS: readonly PlanUnit[] = ['month', 'year'];

/** Calls whose shape is a ruling of ours (ruling 3). */
export const assumedHandlers: Handlers<'packageBuyInfoV2'> = {
  // The pay mode and the level do not narrow the answer: a device that a plan covers is covered
  // however it was paid, and the mock sells one level only.
  packageBuyInfoV2: ({ houseId }, { world, account }) => {
    const house = ownedHouse(world, account(), houseId);
    return UNITS.map((unit) => subscribedInfo(world, house, unit));
  },
};

function subscribedInfo(world: World, house: House, planUnit: PlanUnit): SubscribedInfo {
  const live = world.plans.filter(isLive).map((plan) => factsOf(world, plan));
  const here = live.filter(
    ({ plan, price }) => plan.houseId === house.id && price.planUnit === planUnit,
  );
  const unlimited = here.find(({ price }) => isUnlimited(price));
  const inStore = live.find(
    ({ plan }) => plan.accountId === house.accountId && plan.payMode === PayMode.ApplePay,
  );
  const limits = world.goods.filter(({ onOffer }) => onOffer).map(({ maxDevNum }) => maxDevNum);
  return {
    planUnit,
    devList: here.flatMap(({ devices }) =>
      devices.map(({ id, name }) => ({ deviceId: id, deviceName: name })),
    ),
    isApplePayUnlimited: unlimited?.plan.payMode === PayMode.ApplePay,
    unlimitPackageId: unlimited?.plan.id ?? '',
    applepayHouseId: inStore?.plan.houseId ?? '',
    maxDevNum: Math.max(0, ...limits),
  };
}
