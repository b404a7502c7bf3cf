import type { Device, Plan } from '../../../mock-server/world/entities';
import type { World } from '../../../mock-server/world/world';

/** Rows in every requested list. */
export const ROWS = 20;

/** The homes of the scenario `demo`: the requested one and another one. */
export const HOME = '30001';
const OTHER_HOME = '30002';

interface Size {
  /** Devices in the whole world. */
  devices: number;
  /** Whether each of the first ROWS devices has its own plan; otherwise none has one. */
  planned: boolean;
}

/** A world with this many devices, ROWS of them in HOME, each with a plan or none. */
export function worldOf(base: World, { devices, planned }: Size): World {
  const [plan] = base.plans;
  if (!plan) throw new Error('The scenario has no plan to copy.');
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  return {
    ...base,
    devices: numbers(devices).map((index) => deviceAt(index, planned)),
    plans: planned ? numbers(ROWS).map((index): Plan => ({ ...plan, id: planId(index) })) : [],
    // The orders of `demo` have paid for its plan.
    orders: planned ? base.orders : [],
  };
}

const planId = (index: number) => String(70001 + index);

const deviceAt = (index: number, planned: boolean): Device => ({
  id: String(40001 + index),
  houseId: index < ROWS ? HOME : OTHER_HOME,
  name: `Camera ${index + 1}`,
  kind: 'camera',
  planId: planned && index < ROWS ? planId(index) : null,
  lockStatus: 0,
});
