import type { World } from '../world/world';
import { addDevices, addGoods, addHouse, addPlan, addSignedIn } from './builders';
import { demoPerson } from './defineScenario';

/** The customer, one house without devices, and the package on sale. */
export function buildEmptyHome(world: World, now: Date): void {
  addSignedIn(world, demoPerson, now);
  addGoods(world);
  addHouse(world, { id: '30001', name: 'Lakeside 12', isDefault: true });
}

/** One house with five devices, none of which has a plan. */
export function buildHome(world: World, now: Date): void {
  buildEmptyHome(world, now);
  addDevices(world, '30001', 40001, [
    'Front door',
    'Garden',
    'Garage',
    'Living room lamp',
    'Driveway light',
  ]);
}

/** A package that covers three devices. Its monthly price is 50031. */
export const FOR_THREE = { id: '5003', name: 'Cloud Recording for three', maxDevNum: 3 };

/** One house with five devices and plan 70001, of the package on sale or of another one. */
export const withPlan =
  (
    devices: readonly string[] | 'all',
    plan: Parameters<typeof addPlan>[3] = {},
    ...goods: readonly Parameters<typeof addGoods>[1][]
  ) =>
  (world: World, now: Date): void => {
    buildHome(world, now);
    for (const one of goods) addGoods(world, one);
    addPlan(world, now, devices === 'all' ? world.devices.map(({ id }) => id) : devices, plan);
  };

/** Three houses: one with a plan, one without, and one that the customer does not own. */
export function buildDemo(world: World, now: Date): void {
  buildHome(world, now);
  addPlan(world, now, ['40001']);
  addHouse(world, { id: '30002', name: 'Grandma’s cottage' });
  addDevices(world, '30002', 40011, ['Kitchen', 'Porch light']);
  addHouse(world, { id: '30003', name: 'Harbour office', isOwner: false });
  addDevices(world, '30003', 40021, ['Reception']);
}
