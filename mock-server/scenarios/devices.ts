import type { World } from '../world/world';
import { addDevices, addPlan } from './builders';
import { defineScenario } from './defineScenario';
import { buildEmptyHome, buildHome } from './worlds';

const withDevices = (count: number) => (world: World, now: Date) => {
  buildEmptyHome(world, now);
  const names = Array.from({ length: count }, (_, index) => `Camera ${index + 1}`);
  addDevices(world, '30001', 40001, names);
};

/** Homes with few, many and no devices to choose from. */
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
    description: 'Far more than anybody has: for finding out what becomes slow.',
    path: '/defaultPackage',
    build: withDevices(10_000),
  }),
  defineScenario({
    id: 'no-devices',
    title: 'A customer whose devices all have a plan already',
    description: 'There is no device left to choose for another plan.',
    ledger: ['8.error.50'],
    path: '/defaultPackage',
    build: (world, now) => {
      buildHome(world, now);
      addPlan(
        world,
        now,
        world.devices.map(({ id }) => id),
        { priceId: '50013' },
      );
    },
  }),
];
