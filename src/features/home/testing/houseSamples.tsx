import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { HouseWithPlans } from '../houses/HousesViewProps';

/** A plan with these devices. */
function samplePlan(
  packageId: string,
  devices: readonly string[],
  detail: Partial<SubscriptionDetail>,
) {
  const expiredDays = detail.nextRenewal === undefined ? 12 : 26;
  const subscribeStatus = detail.isRenewal === false ? SubscribeStatus.Cancelling : 1;
  return {
    plan: subscribedPlanExample({
      packageId,
      subscribeStatus,
      expiredDays,
      devNum: devices.length,
      supportedDevNum: devices.length,
    }),
    detail: subscriptionDetailExample({
      subScribeStatus: subscribeStatus,
      devList: devices.map((deviceName) => planDeviceExample({ deviceName })),
      maxDevNum: devices.length,
      ...detail,
    }),
  };
}

/** A house whose plans and devices are loaded. */
const loaded = (
  house: Parameters<typeof houseExample>[0],
  plans: HouseWithPlans['plans'],
  uncovered: readonly string[],
): HouseWithPlans => ({
  house: houseExample(house),
  plans,
  uncovered: uncovered.map((deviceName, at) =>
    unboundDeviceExample({ deviceId: `${house?.id ?? ''}${at}`, deviceName }),
  ),
  error: undefined,
  retrying: false,
  retry: () => undefined,
});

/** Three houses: paid in several ways, one covered completely, one with a plan that ends. */
export const threeHouses: readonly HouseWithPlans[] = [
  loaded({}, [samplePlan('70001', ['Front door'], {})], ['Garden', 'Garage']),
  loaded(
    { id: '30002', name: 'Grandma’s cottage', isDefault: false },
    [samplePlan('70002', ['Kitchen', 'Porch light'], { price: 9.99, payMode: PayMode.CreditCard })],
    [],
  ),
  loaded(
    { id: '30004', name: 'Beach hut', isDefault: false },
    [
      samplePlan('70003', ['Deck'], {
        payMode: PayMode.ApplePay,
        nextRenewal: '2026-12-17T09:30:00Z',
      }),
      samplePlan('70004', ['Boat shed'], { isRenewal: false }),
    ],
    ['Gate'],
  ),
];

/** `threeHouses`, of which the last one could not be loaded. */
export const withFailedHouse = (error: unknown): readonly HouseWithPlans[] =>
  threeHouses.map((one, at) =>
    at < 2 ? one : { ...one, plans: undefined, uncovered: undefined, error },
  );

/** Three houses without any plan. */
export const uncoveredHouses: readonly HouseWithPlans[] = threeHouses.map(({ house }, at) =>
  loaded(
    house,
    [],
    Array.from({ length: 6 * at + 1 }, (_, nth) => `Camera ${nth + 1}`),
  ),
);

/** A house of another owner. */
export const houseOfOther = houseExample({
  id: '30003',
  name: 'Harbour office',
  isOwner: false,
  isDefault: false,
});
