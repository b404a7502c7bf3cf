import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { mostRows } from '../../world/limits';
import { forgetDeviceTable } from '../../world/plans/devices';
import { isLive } from '../../world/plans/plans';
import { byId } from '../../world/world';
import type { World } from '../../world/world';
import { demoPerson } from './account';
import { planIdAt } from './plans';

type Known = readonly [id: string, name: string];

/** The customer's houses, and those of others, each in their order. */
const OWN: readonly Known[] = [
  ['30001', 'Lakeside 12'],
  ['30002', 'Grandma’s cottage'],
  ['30004', 'Beach hut'],
];
const SHARED: readonly Known[] = [['30003', 'Harbour office']];

const ownHouse = (at: number): Known => OWN[at] ?? [String(30_010 + at), `House ${at + 1}`];
const sharedHouse = (at: number): Known =>
  SHARED[at] ?? [String(30_030 + at), `Shared house ${at + 1}`];

/** The names of the devices of a house; one with more has numbered cameras. */
const DEVICES: Readonly<Record<string, readonly string[]>> = {
  30001: ['Front door', 'Garden', 'Garage', 'Living room lamp', 'Driveway light'],
  30002: ['Kitchen', 'Porch light'],
  30003: ['Reception'],
  30004: ['Deck', 'Boat shed', 'Gate'],
};

/** Adds the houses. The one that the customer chose counts as the default. */
export function addHouses(world: World, { houses, chosenHouse }: CustomerTraits): void {
  const hasChosen = chosenHouse !== null && houses[chosenHouse] !== undefined;
  for (const [at, { isOwner, ...house }] of houses.entries()) {
    const before = world.houses.filter((other) => other.isOwner === isOwner).length;
    const [id, name] = isOwner ? ownHouse(before) : sharedHouse(before);
    const isDefault = hasChosen ? at === chosenHouse : house.isDefault;
    world.houses.push({ id, accountId: demoPerson.id, name, isOwner, isDefault });
  }
}

/**
 * Adds the devices. Only a plan of the same house that has not ended covers them. Names with "light" or
 * "lamp" are lights.
 */
export function addDevices(world: World, { houses }: CustomerTraits): void {
  let lastId = 0;
  for (const [at, { id: houseId }] of world.houses.entries()) {
    lastId = Math.max(lastId, 40_000 + (Number(houseId) - 30_001) * 10);
    const room = mostRows('devices') - world.devices.length;
    const runs = houses[at]?.devices.flatMap((run) =>
      Array.from({ length: Math.min(run.devices, room) }, () => run),
    );
    const names = DEVICES[houseId] ?? [];
    const isNamed = runs !== undefined && runs.length <= names.length;
    for (const [index, run] of (runs ?? []).slice(0, room).entries()) {
      const plan = run.plan === null ? undefined : byId(world.plans, planIdAt(run.plan));
      const covers = plan?.houseId === houseId && isLive(plan);
      const name = (isNamed && names[index]) || `Camera ${index + 1}`;
      world.devices.push({
        id: String((lastId += 1)),
        houseId,
        name,
        kind: /light|lamp/i.test(name) ? 'light' : 'camera',
        planId: covers ? plan.id : null,
        lockStatus: covers && run.isKept ? 1 : 0,
      });
    }
  }
  forgetDeviceTable(world);
}
