import { subscribedInfoExample } from '../../domains/assumed/assumed.examples';
import {
  downgradeDetailExample,
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '../../domains/subscription/subscription.examples';
import { amountOf, plans, text, texts, timeOf } from './account';
import type { Account, Call, Calls, Payload } from './account';
import { Refused, refuseIf } from './world';
import type { Plan, World } from './world';

const statusOf = ({ live, renews }: Plan) => (live ? (renews ? 1 : 2) : 0);
const unitOf = (world: World, { priceId }: Plan) =>
  world.price(priceId).months === 12 ? 'year' : 'month';

export const rowOf = (world: World, plan: Plan) =>
  subscribedPlanExample({
    packageId: plan.id,
    packageName: 'Skyguard',
    subscribeStatus: statusOf(plan),
    expiredDays: plan.live ? 0 : null,
    subscribeCycle: unitOf(world, plan),
    supportedDevNum: world.price(plan.priceId).limit,
    devNum: plan.devices.length,
  });

const devicesOf = ({ devices }: Plan, stays: (deviceId: string) => boolean = () => false) =>
  devices.map((deviceId) =>
    planDeviceExample({ deviceId, deviceName: '', lockStatus: stays(deviceId) ? 1 : 0 }),
  );

const detailOf = (world: World, plan: Plan) => {
  const { limit, cents } = world.price(plan.priceId);
  return subscriptionDetailExample({
    packageName: 'Skyguard',
    packageDesc: '',
    orderType: plan.origin,
    subScribeType: unitOf(world, plan),
    subScribeStatus: statusOf(plan),
    goodsStatus: plan.isDeleted ? -3 : 4,
    whetherPay: plan.payMode !== null,
    isRenewal: plan.live && plan.renews && !plan.isDeleted,
    nextRenewal: timeOf(plan.end),
    price: amountOf(cents),
    isSupportRenew: plan.payMode !== 2,
    devList: devicesOf(plan),
    maxDevNum: limit,
    orderStatus: plan.orderStatus,
    payMode: plan.payMode,
    isUnlimited: limit === -1,
    isExpire: !plan.live,
    planUnit: unitOf(world, plan),
    homeId: world.values.houseId,
    packageChangeRecord: plan.next && {
      maxDevNum: world.price(plan.next.priceId).limit,
      buyNum: 1,
    },
  });
};

/** A call about the plan that the request names. */
const ofPlan =
  (answer: (plan: Plan, world: World, payload: Payload) => unknown): Call =>
  ({ world }, payload) =>
    answer(world.plan(text(payload.packageId)), world, payload);

const downgradeDevList = ofPlan((plan, world) => {
  const { next } = plan;
  if (!next) throw new Refused();
  const { limit, cents } = world.price(next.priceId);
  return downgradeDetailExample({
    maxDevNum: limit,
    goodsPrice: amountOf(cents),
    isSelected: next.devices !== null,
    devList: devicesOf(plan, (deviceId) => next.devices?.includes(deviceId) ?? false),
  });
});

const switchDevices = ofPlan((plan, world, { type, deviceIds }) => {
  const devices = texts(deviceIds);
  if (type === 0) world.bind(plan, devices);
  else if (type === 1) world.remove(plan, devices);
  else world.choose(plan, devices);
  return [{ moved: devices.length }];
});

const turnRenewal = ofPlan((plan, world, { subscribeStatus }) => {
  const isLocked = plan.isLocked || !plan.live;
  world.turnRenewal(plan, subscribeStatus === '1');
  return { ...(isLocked ? { lock: true } : {}), subscribeStatus: Number(subscribeStatus) };
});

const updateDeviceLockStatus: Call = ({ world }, { deviceId }) => {
  refuseIf(!world.planOf(text(deviceId))?.next);
  return null;
};

/** Refuses a house that is not the customer's. */
const ofHouse =
  (name: 'homeId' | 'houseId', answer: (account: Account) => unknown): Call =>
  (account, payload) => {
    refuseIf(payload[name] !== account.values.houseId);
    return answer(account);
  };

const freeDevices = ({ world }: Account) =>
  world
    .freeDevices()
    .map((deviceId) => unboundDeviceExample({ deviceId, deviceName: 'Næste kamera' }));

const packageBuyInfoV2 = ({ world, values, hasStorePlanElsewhere }: Account) => {
  const [plan] = world.plans;
  const isUnlimited = plan !== undefined && world.price(plan.priceId).limit === -1;
  const isByStore = plan?.payMode === 2;
  return [
    subscribedInfoExample({ planUnit: 'day', maxDevNum: 2 }),
    subscribedInfoExample({
      planUnit: plan ? unitOf(world, plan) : 'month',
      devList: plan ? devicesOf(plan) : [],
      unlimitPackageId: isUnlimited ? plan.id : '',
      applepayHouseId: hasStorePlanElsewhere ? 'H-9' : isByStore ? values.houseId : '',
      isApplePayUnlimited: isByStore && isUnlimited,
    }),
  ];
};

export const planCalls: Calls = {
  [`POST ${plans}/getPackageBindDevList`]: ofHouse('homeId', ({ world }) => ({
    pages: 1,
    list: world.plans.map((plan) => rowOf(world, plan)),
  })),
  [`GET ${plans}/getPackageSubscribeInfo`]: ofPlan((plan, world) => detailOf(world, plan)),
  [`GET ${plans}/updateSubscribeStatus`]: turnRenewal,
  [`GET ${plans}/updateDeviceLockStatus`]: updateDeviceLockStatus,
  [`GET ${plans}/getUnbindPackageDevList`]: ofHouse('homeId', freeDevices),
  [`POST ${plans}/deviceSwitchPackage`]: switchDevices,
  [`GET ${plans}/packageBuyInfoV2`]: ofHouse('houseId', packageBuyInfoV2),
  'GET /api/ipc/ApplePay/downgradeDevList': downgradeDevList,
};
