import { describe, expect, it } from 'vitest';
import { findScenario } from '../scenarios/registry';
import { devicesOfHouse, devicesOfPlan, disturb, forgetDevices, whileStill } from './deviceIndex';
import { emptyWorld } from './world';
import type { World } from './world';

function demoWorld(): World {
  const world = emptyWorld();
  findScenario('demo')?.build(world, new Date());
  return world;
}

const covered = (world: World) => devicesOfPlan(world, '70001').map(({ id }) => id);
const seen = (world: World) => whileStill(world, () => covered(world));

/** A change nobody tells of. */
function cover(world: World, deviceId: string): void {
  const device = world.devices.find(({ id }) => id === deviceId);
  if (device) device.planId = '70001';
}

describe('the devices of a plan or a house', () => {
  it('are found in the order of the world, and are none for what is unknown', () => {
    const world = demoWorld();
    cover(world, '40003');
    const both = () => [
      covered(world),
      devicesOfHouse(world, '30002').map(({ id }) => id),
      devicesOfPlan(world, 'none').length + devicesOfHouse(world, 'none').length,
    ];
    const expected = [['40001', '40003'], ['40011', '40012'], 0];
    expect(both()).toEqual(expected);
    expect(whileStill(world, both)).toEqual(expected);
  });

  it('are looked up where nothing was told to have changed', () => {
    const world = demoWorld();
    expect(seen(world)).toEqual(['40001']);
    cover(world, '40002');
    expect(seen(world)).toEqual(['40001']);
    expect(covered(world)).toEqual(['40001', '40002']);
  });

  it.each<[string, (world: World) => void]>([
    ['a call', (world) => forgetDevices(world)],
    ['another request', () => disturb()()],
    ['the end of a period', ({ plans: [plan] }) => plan && Object.assign(plan, { end: '2999' })],
    ['the end of a plan', ({ plans: [plan] }) => plan && Object.assign(plan, { status: 0 })],
    ['a plan more', ({ plans }) => plans.push(...structuredClone(plans))],
    ['a device less', ({ devices }) => devices.splice(4, 1)],
  ])('are looked for again after %s', (_, change) => {
    const world = demoWorld();
    seen(world);
    cover(world, '40002');
    change(world);
    expect(seen(world)).toEqual(['40001', '40002']);
  });

  it('are looked for every time while another request is under way', () => {
    const world = demoWorld();
    const over = disturb();
    seen(world);
    cover(world, '40002');
    expect(seen(world)).toEqual(['40001', '40002']);
    over();
  });

  it('are not looked up in the index of another world', () => {
    const [one, other] = [demoWorld(), demoWorld()];
    cover(other, '40004');
    expect(whileStill(one, () => [covered(one), covered(other)])).toEqual([
      ['40001'],
      ['40001', '40004'],
    ]);
  });
});
