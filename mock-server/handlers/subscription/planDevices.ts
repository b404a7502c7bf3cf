import type { DeviceBinding } from '@homeview/contracts/domains/assumed/assumed.schemas';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import type { Handlers } from '../../calls/handler';
import { ownedHouse, ownedPlan } from '../../world/orders/basket';
import { devicesOfHouse } from '../../world/plans/devices';
import { toAmount } from '../../world/orders/money';
import { chooseStaying, lockDevice, waitingChange } from '../../world/plans/nextDevices';
import { nextOf } from '../../world/plans/nextPlan';
import { adjustablePlan, bindDevices, removeDevices } from '../../world/plans/planDevices';
import { countDevices, deviceLimit, factsOf } from '../../world/plans/plans';
import { mustFind } from '../../world/world';
import { deviceOnWire } from './subscriptionDetail';

type Calls =
  'getUnbindPackageDevList' | 'updateDeviceLockStatus' | 'deviceSwitchPackage' | 'downgradeDevList';

/** The devices that a plan covers, and those that its next period will cover. */
export const planDeviceHandlers: Handlers<Calls> = {
  getUnbindPackageDevList: ({ homeId }, { world, account }) => {
    const house = ownedHouse(world, account(), homeId);
    return devicesOfHouse(world, house.id)
      .filter(({ planId }) => planId === null)
      .map(({ id, name }) => ({ deviceId: id, deviceName: name }));
  },

  updateDeviceLockStatus: ({ deviceId, lockStatus }, { world, account }) => {
    lockDevice(world, account(), deviceId, lockStatus);
    return null;
  },

  deviceSwitchPackage: ({ deviceIds, packageId, type }, { world, account, note }) => {
    SWITCH[type](world, adjustablePlan(world, account(), packageId), deviceIds);
    const names = deviceIds.map((id) => mustFind(world.devices, id).name);
    if (names.length > 0) note(switched(names, packageId, type), 'device');
    return null;
  },

  downgradeDevList: ({ packageId }, { world, account }) => {
    const plan = ownedPlan(world, account(), packageId);
    const { chosen } = waitingChange(plan);
    const { goods, price } = nextOf(world, plan);
    return {
      maxDevNum: deviceLimit(goods, price),
      devList: factsOf(world, plan).devices.map(deviceOnWire),
      goodsPrice: toAmount(price.cents),
      isSelected: chosen,
    };
  },
};

/** The maximum number of devices that an entry names. */
const MOST_NAMES = 3;

/** @example "Garden is covered by plan 70001" */
function switched(names: readonly string[], planId: string, type: DeviceBinding['type']): string {
  const isOne = names.length === 1;
  const who = names.length > MOST_NAMES ? countDevices(names.length) : names.join(', ');
  if (type === BindType.Bind) return `${who} ${isOne ? 'is' : 'are'} covered by plan ${planId}`;
  if (type === BindType.Remove) return `${who} ${isOne ? 'leaves' : 'leave'} plan ${planId}`;
  return `${who} ${isOne ? 'stays' : 'stay'} in plan ${planId} when it gets smaller`;
}

const SWITCH: Record<DeviceBinding['type'], typeof bindDevices> = {
  [BindType.Bind]: bindDevices,
  [BindType.Remove]: removeDevices,
  [BindType.Downgrade]: chooseStaying,
};
