import groupBy from 'lodash/groupBy.js';
import type { Device } from '../entities';
import type { World } from '../world';

/** An index of a world's devices by plan and by house, so that lists of a large world stay fast. */
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

/** Ids come from requests, so inherited names such as `constructor` must not match a group. */
const groupIn = (groups: DeviceTable['byPlan'], id: string): readonly Device[] =>
  Object.hasOwn(groups, id) ? (groups[id] ?? []) : [];

/** Drops the index. Call it after adding devices, or after moving them without `moveDevice`. */
export const forgetDeviceTable = (world: World): boolean => tables.delete(world);

/** Assigns a device to a plan, or to none (null). */
export function moveDevice(world: World, device: Device, planId: string | null): void {
  device.planId = planId;
  forgetDeviceTable(world);
}

/** The devices that a plan covers, in the world's order. */
export const devicesOfPlan = (world: World, planId: string): readonly Device[] =>
  groupIn(tableOf(world).byPlan, planId);

/** The devices of a house, in the world's order. */
export const devicesOfHouse = (world: World, houseId: string): readonly Device[] =>
  groupIn(tableOf(world).byHouse, houseId);
