import { describe, expect, it } from 'vitest';
import { findScenario } from '../../scenarios/registry';
import { devicesOfHouse, devicesOfPlan, forgetDeviceTable, moveDevice } from './devices';
import { emptyWorld, mustFind } from '../world';
import type { World } from '../world';

function demoWorld(): World {
  const world = emptyWorld();
  findScenario('demo')?.build(world, new Date());
  return world;
}

const covered = (world: World) => devicesOfPlan(world, '70001').map(({ id }) => id);

describe('devicesOfPlan and devicesOfHouse', () => {
  it("return devices in the world's order, and none for an unknown id", () => {
    const world = demoWorld();
    moveDevice(world, mustFind(world.devices, '40003'), '70001');
    expect(covered(world)).toEqual(['40001', '40003']);
    expect(devicesOfHouse(world, '30002').map(({ id }) => id)).toEqual(['40011', '40012']);
    for (const unknown of ['none', 'constructor', '__proto__', 'null']) {
      expect(devicesOfPlan(world, unknown)).toEqual([]);
      expect(devicesOfHouse(world, unknown)).toEqual([]);
    }
  });

  it('reflect a moved device, and a write after forgetDeviceTable', () => {
    const world = demoWorld();
    expect(covered(world)).toEqual(['40001']);
    moveDevice(world, mustFind(world.devices, '40002'), '70001');
    expect(covered(world)).toEqual(['40001', '40002']);
    world.devices.splice(0);
    forgetDeviceTable(world);
    expect(covered(world)).toEqual([]);
  });

  it('return only devices of the given world', () => {
    const [one, another] = [demoWorld(), demoWorld()];
    moveDevice(another, mustFind(another.devices, '40004'), '70001');
    expect([covered(one), covered(another)]).toEqual([['40001'], ['40001', '40004']]);
  });
});
