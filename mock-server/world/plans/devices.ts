import groupBy from 'lodash/groupBy.js';
import type { Device } from '../entities';
import type { World } from '../world';

/** The devices of a world by plan and by house, so that lists of a large world need no search. */
interface DeviceTable {
  readonly byPlan: Readonly<Record<string, readonly Device[]>>;
  readonly byHouse: Readonly<Record<string, readonly Device[]>>;
}

const tables = new WeakMap<World, DeviceTable>();

function tableOf(world: World): DeviceTable {
  const known = tables.get(world);
  if (known) return known;
  const table = {
    byPlan: groupBy(world.devices, ({ planId }) => planId ?? ''),
    byHouse: groupBy(world.devices, ({ houseId }) => houseId),
  };
  tables.set(world, table);
  return table;
}

/** Ids come from outside: `constructor` is no group. */
const groupIn = (groups: DeviceTable['byPlan'], id: string): readonly Device[] =>
  Object.hasOwn(groups, id) ? (groups[id] ?? []) : [];

/** Called after devices were added, or moved by anything else than `moveDevice`. */
export const forgetDeviceTable = (world: World): boolean => tables.delete(world);

/** Puts a device under a plan, or under none (null). */
export function moveDevice(world: World, device: Device, planId: string | null): void {
  device.planId = planId;
  forgetDeviceTable(world);
}

/** The devices a plan covers, in the order of the world. */
export const devicesOfPlan = (world: World, planId: string): readonly Device[] =>
  groupIn(tableOf(world).byPlan, planId);

/** The devices of a house, in the order of the world. */
export const devicesOfHouse = (world: World, houseId: string): readonly Device[] =>
  groupIn(tableOf(world).byHouse, houseId);
