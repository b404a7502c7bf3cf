import type { Facts, Plan } from './facts';
import { no, twoOf, yes } from './reply';
import type { Call } from './reply';
import type { Values } from './values';

/** The devices of the house without a plan, except the fourth one. */
export const freeDevices = ({
  freeDeviceId,
  secondFreeDeviceId,
  thirdFreeDeviceId,
}: Values): unknown[] => [freeDeviceId, secondFreeDeviceId, thirdFreeDeviceId];

const END = '2027-02-28T23:59:59.999+09:00';

const device = { deviceName: '', lockStatus: 1, model: 'C-2', deviceId: 'cam-91' };
const devices = twoOf(device, { deviceId: 'cam-92', lockStatus: 0 });

const detailOf = (plan: Plan) => ({
  homeId: 'H-8',
  level: null,
  price: 5,
  taxIncluded: false,
  packageName: 'Skyguard',
  packageDesc: '',
  packageType: 1,
  packageChangeRecord: plan.shrinks ? { note: 'later', buyNum: 1, maxDevNum: 1 } : null,
  nextRenewal: END,
  isRenewal: plan.status === 1 && plan.goodsStatus > 0,
  subScribeStatus: plan.status,
  subScribeType: plan.unit,
  planUnit: plan.unit,
  maxDevNum: plan.room,
  isUnlimited: plan.room === -1,
  devList: plan.status === 0 ? [] : devices,
  payMode: plan.payMode,
  whetherPay: plan.payMode !== null,
  orderType: plan.orderType,
  orderStatus: plan.orderStatus,
  goodsStatus: plan.goodsStatus,
  isSupportRenew: plan.payMode !== 2,
  isExpire: plan.status === 0,
  canUpgrade: false,
  canDowngrade: true,
  changeStatus: 'none',
});

const rowOf = (plan: Plan) => ({
  supportedDevNum: plan.room,
  devNum: plan.covered,
  buyNum: 12,
  payMode: 9,
  subscribeCycle: plan.unit,
  subscribeStatus: plan.status,
  expiredDays: plan.status === 0 ? null : 0,
  packageType: 1,
  packageName: 'Skyguard',
  packageId: 'P-1',
});

/** Answers with the plan of the request; refuses a plan that the customer does not have. */
const ofPlan =
  (answer: (plan: Plan, facts: Facts, payload: Parameters<Call>[1]) => ReturnType<Call>): Call =>
  (facts, payload) =>
    facts.plan && payload.packageId === facts.values.planId
      ? answer(facts.plan, facts, payload)
      : no;

const updateSubscribeStatus = ofPlan(({ locked }, _, { subscribeStatus }) =>
  yes({ ...(locked ? { lock: true } : {}), subscribeStatus: Number(subscribeStatus) }),
);

const downgradeDevList = ofPlan(({ shrinks }) =>
  shrinks ? yes({ isSelected: false, goodsPrice: 1, devList: devices, maxDevNum: 1 }) : no,
);

const deviceSwitchPackage = ofPlan(({ room, covered }, { values }, { type, deviceIds }) => {
  const movable = type === 0 ? freeDevices(values) : [values.coveredDeviceId];
  if (!Array.isArray(deviceIds) || !deviceIds.every((id) => movable.includes(id))) return no;
  const more = type === 0 ? deviceIds.length : 0;
  return room !== -1 && covered + more > room ? no : yes([{ moved: more }]);
});

const getPackageBindDevList: Call = ({ plan, values }, { homeId }) => {
  if (homeId !== values.houseId) return no;
  return yes({ pages: 1, list: plan ? twoOf(rowOf(plan), { packageId: 'P-2' }) : [] });
};

const getUnbindPackageDevList: Call = ({ hasFreeDevices, values }, { homeId }) => {
  if (homeId !== values.houseId) return no;
  return yes(hasFreeDevices ? devices : []);
};

const updateDeviceLockStatus: Call = ({ plan, values }, { deviceId }) =>
  plan?.shrinks && deviceId === values.coveredDeviceId ? yes(null) : no;

const packageBuyInfoV2: Call = ({ plan, storePlanElsewhere, values }, { houseId }) => {
  if (houseId !== values.houseId) return no;
  const unlimited = plan?.room === -1;
  const byStore = plan?.payMode === 2;
  const info = {
    maxDevNum: 2,
    devList: devices,
    planUnit: 'day',
    unlimitPackageId: '',
    applepayHouseId: '',
    isApplePayUnlimited: false,
  };
  return yes([
    info,
    {
      ...info,
      planUnit: plan?.unit ?? 'month',
      devList: plan ? devices : [],
      unlimitPackageId: unlimited ? 'P-1' : '',
      applepayHouseId: storePlanElsewhere ? 'H-9' : byStore ? values.houseId : '',
      isApplePayUnlimited: byStore && unlimited,
    },
  ]);
};

const plans = '/api/ipc/recordPlanController';

export const planCalls: Readonly<Record<string, Call>> = {
  [`GET ${plans}/getPackageSubscribeInfo`]: ofPlan((plan) => yes(detailOf(plan))),
  [`GET ${plans}/updateSubscribeStatus`]: updateSubscribeStatus,
  [`GET ${plans}/updateDeviceLockStatus`]: updateDeviceLockStatus,
  [`GET ${plans}/getUnbindPackageDevList`]: getUnbindPackageDevList,
  [`POST ${plans}/getPackageBindDevList`]: getPackageBindDevList,
  [`POST ${plans}/deviceSwitchPackage`]: deviceSwitchPackage,
  [`GET ${plans}/packageBuyInfoV2`]: packageBuyInfoV2,
  'GET /api/ipc/ApplePay/downgradeDevList': downgradeDevList,
};
