import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import type { World } from '../../world/world';
import { addDevices, addGoods, addHouse, addPlan } from '../builders';
import { defineScenario } from '../defineScenario';
import { buildHome } from '../worlds';

const TRIAL_CENTS = { month: 0, year: 0, unlimitedMonth: 0, unlimitedYear: 0 };

/**
 * Adds a trial: one device, one month, $0.00, no renewal, but it needs a payment method
 * (`payMark`). Assumed, since the specification shows no trial package.
 */
function addTrial(world: World): void {
  addGoods(
    world,
    {
      id: '5009',
      name: 'Cloud Recording Trial',
      typeId: TRIAL_TYPE_ID,
      supportRenew: false,
      // The package list asks for another level.
      level: 0,
    },
    TRIAL_CENTS,
  );
  // Only the first of its four prices is sold: a month for one device.
  world.prices.splice(-3);
}

/** Front door has a plan, four devices have none, and Grandma's cottage has its own devices. */
function buildTrialHome(world: World, now: Date): void {
  buildHome(world, now);
  addTrial(world);
  addPlan(world, now, ['40001']);
  addHouse(world, { id: '30002', name: 'Grandma’s cottage' });
  addDevices(world, '30002', 40011, ['Kitchen', 'Porch light']);
}

/** Customers with and without a trial offer. */
export const trialScenarios = [
  defineScenario({
    id: 'trial-offer',
    title: 'A customer who is offered a free month',
    description: 'The front door has a plan; the trial covers one of the four other devices.',
    ledger: ['1.plan.07', '2.route.11', '2.screen.34', '9.const.40'],
    path: '/trialPackage',
    build: buildTrialHome,
  }),
  defineScenario({
    id: 'trial-single-device',
    title: 'A customer who is offered a free month for one specific device',
    description: 'The app’s link names the garden camera; no other device can be chosen.',
    ledger: ['2.query.10', '2.query.11', '5.rule.50'],
    path: '/trialPackage?singleDevTrial=1&deviceId=40002',
    build: buildTrialHome,
  }),
  defineScenario({
    id: 'trial-in-store',
    title: 'A customer in the iOS app who is offered a free month',
    description: 'The App Store sells the trial; there’s no provider page.',
    ledger: ['2.screen.33', '4.order.20', '4.order.21', '4.order.22', '8.error.26', '8.error.27'],
    path: '/trialPackage',
    platform: 'ios',
    build: buildTrialHome,
  }),
  defineScenario({
    id: 'no-trial',
    title: 'A customer who follows a trial link when no trial is on offer',
    description: 'The usual packages are on offer; a trial is not.',
    ledger: ['2.route.11'],
    path: '/trialPackage',
    build: buildHome,
  }),
];
