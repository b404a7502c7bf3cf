import type { Device, Plan } from './entities';
import type { World } from './world';

/**
 * Finds the devices of a plan or of a house without looking at all devices: a home of 20 devices is
 * listed as fast in a world of 10,000.
 *
 * Devices are plain data that rules, json-server and snapshots change in place, so an index is only
 * believed while nobody can have changed anything: inside `whileStill`, when no change was told by
 * `forgetDevices` or `disturb` since it was made, and when the plans stand as they stood (what falls
 * due may have released devices). At all other times every device is looked at.
 */
interface DeviceIndex {
  readonly byPlan: ReadonlyMap<string | null, Device[]>;
  readonly byHouse: ReadonlyMap<string, Device[]>;
  /** What the world looked like, for telling whether this still holds. */
  readonly disturbances: number;
  readonly deviceCount: number;
  readonly plans: readonly Pick<Plan, 'status' | 'end'>[];
}

const indexes = new WeakMap<World, DeviceIndex>();

/** Requests other than calls, so far and under way: any of them may change any world. */
let disturbances = 0;
let underway = 0;

/** The world that nobody changes now, and its index once somebody asked for it. */
let still: { world: World; index: DeviceIndex | null } | null = null;

/** Told before a world is changed by a call. */
export function forgetDevices(world: World): void {
  indexes.delete(world);
}

/** Told before anything else may change a world. Call what it returns when that is over. */
export function disturb(): () => void {
  disturbances += 1;
  underway += 1;
  return () => {
    underway -= 1;
  };
}

/** Runs a synchronous act that only reads a world. */
export function whileStill<Result>(world: World, act: () => Result): Result {
  if (underway > 0) return act();
  still = { world, index: null };
  try {
    return act();
  } finally {
    still = null;
  }
}

/** The devices a plan covers, in the order of the world. */
export const devicesOfPlan = (world: World, planId: string): readonly Device[] => {
  const index = indexNow(world);
  if (index) return index.byPlan.get(planId) ?? [];
  return world.devices.filter((device) => device.planId === planId);
};

/** The devices of a house, in the order of the world. */
export const devicesOfHouse = (world: World, houseId: string): readonly Device[] => {
  const index = indexNow(world);
  if (index) return index.byHouse.get(houseId) ?? [];
  return world.devices.filter((device) => device.houseId === houseId);
};

function indexNow(world: World): DeviceIndex | null {
  if (still?.world !== world) return null;
  if (still.index) return still.index;
  const known = indexes.get(world);
  const index = known && holds(known, world) ? known : indexOf(world);
  indexes.set(world, index);
  still.index = index;
  return index;
}

function holds(index: DeviceIndex, { devices, plans }: World): boolean {
  if (index.disturbances !== disturbances || index.deviceCount !== devices.length) return false;
  return index.plans.length === plans.length && plans.every(standsAs(index.plans));
}

/** Whether a plan is in the same period as before: only the end of one releases devices. */
const standsAs =
  (before: DeviceIndex['plans']) =>
  ({ status, end }: Plan, at: number): boolean =>
    before[at]?.end === end && before[at].status === status;

const indexOf = ({ devices, plans }: World): DeviceIndex => ({
  byPlan: groupBy(devices, ({ planId }) => planId),
  byHouse: groupBy(devices, ({ houseId }) => houseId),
  disturbances,
  deviceCount: devices.length,
  plans: plans.map(({ status, end }) => ({ status, end })),
});

function groupBy<Key>(devices: readonly Device[], keyOf: (device: Device) => Key) {
  const groups = new Map<Key, Device[]>();
  for (const device of devices) {
    const key = keyOf(device);
    const group = groups.get(key);
    if (group) group.push(device);
    else groups.set(key, [device]);
  }
  return groups;
}
