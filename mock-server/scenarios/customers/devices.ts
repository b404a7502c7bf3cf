import { moveDevice } from '../../world/plans/devices';
import type { World } from '../../world/world';
import { addDevices, addGoods, addPlan } from '../builders';
import { defineScenario } from '../defineScenario';
import { FOR_THREE, buildEmptyHome, withPlan } from '../worlds';

const withDevices = (count: number) => (world: World, now: Date) => {
  buildEmptyHome(world, now);
  const names = Array.from({ length: count }, (_, index) => `Camera ${index + 1}`);
  addDevices(world, '30001', 40001, names);
};

/** One house whose unlimited plan covers all five devices. */
const withAllCovered = withPlan('all', { priceId: '50013' });

/** Houses with few, many and no devices to choose from. */
export const deviceScenarios = [
  defineScenario({
    id: 'many-devices',
    title: 'A customer with 40 devices without a plan',
    description: 'One home, 40 cameras.',
    ledger: ['5.rule.38'],
    path: '/defaultPackage',
    build: withDevices(40),
  }),
  defineScenario({
    id: 'ten-thousand-devices',
    title: 'A customer with 10,000 devices without a plan',
    description: 'An extreme case for finding performance problems.',
    path: '/defaultPackage',
    build: withDevices(10_000),
  }),
  defineScenario({
    id: 'forty-in-plan',
    title: 'A customer with 40 devices under one plan',
    description:
      'The portal lists or counts all of them on the plan’s page and when it is cancelled.',
    path: '/subscription/70001',
    build: (world, now) => {
      withDevices(40)(world, now);
      const all = world.devices.map(({ id }) => id);
      addPlan(world, now, all, { priceId: '50013' });
    },
  }),
  defineScenario({
    id: 'no-devices',
    title: 'A customer whose devices all have a plan already',
    description: 'There is no device left to choose for another plan.',
    ledger: ['8.error.50'],
    path: '/defaultPackage',
    build: withAllCovered,
  }),
  defineScenario({
    id: 'ten-thousand-in-plan',
    title: 'A customer with 10,000 devices under a plan that will cover three',
    description: 'An extreme case for finding performance problems.',
    path: '/subscription/70001',
    build: (world, now) => {
      withDevices(10_000)(world, now);
      addGoods(world, FOR_THREE);
      const change = { goodsId: '5003', priceId: '50031', chosen: false };
      addPlan(world, now, [], { priceId: '50013', change });
      for (const device of world.devices) moveDevice(world, device, '70001');
    },
  }),
  defineScenario({
    id: 'no-devices-left',
    title: 'A customer who must choose devices, but all have a plan already',
    description: 'The device selection page with no device to choose.',
    ledger: ['8.error.50'],
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    build: withAllCovered,
  }),
];
