import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { addDevices, addGoods, addHouse, addPlan } from '../builders';
import { defineScenario } from '../defineScenario';
import { FOR_THREE, buildHome } from '../worlds';

/** The store's prices, in cents. */
const STORE_CENTS = { 50011: 399, 50012: 3588, 50013: 1199, 50014: 19999 };

/** One house with five devices and no plan, and the package at the store's prices. */
function buildStoreHome(world: World, now: Date): void {
  buildHome(world, now);
  for (const [id, cents] of Object.entries(STORE_CENTS)) mustFind(world.prices, id).cents = cents;
}

const platform = 'ios';
const payMode = PayMode.ApplePay;

function buildStorePlan(world: World, now: Date): void {
  buildStoreHome(world, now);
  addPlan(world, now, ['40001'], { payMode });
}

/** Plans that the store bills. */
export const walletPlanScenarios = [
  defineScenario({
    id: 'wallet-plan',
    title: 'A customer whose plan is paid through the App Store',
    description: 'A monthly plan for the front door. Changes are made in the store, in the app.',
    ledger: ['4.plan.22', '4.plan.23', '4.notice.12'],
    path: '/subscription/70001',
    platform,
    build: buildStorePlan,
  }),
  defineScenario({
    id: 'wallet-plan-other-home',
    title: 'A customer whose App Store plan is in another home',
    description:
      'Grandma’s cottage has the plan; the store doesn’t sell a second one for Lakeside 12.',
    ledger: ['4.notice.13', '8.error.54', '8.text.06'],
    path: '/applePay',
    platform,
    build: (world, now) => {
      buildStoreHome(world, now);
      addHouse(world, { id: '30002', name: 'Grandma’s cottage' });
      addDevices(world, '30002', 40011, ['Kitchen', 'Porch light']);
      addPlan(world, now, ['40011'], { payMode, houseId: '30002' });
    },
  }),
  defineScenario({
    id: 'pending-change',
    title: 'A customer whose plan will cover only one device after this period',
    description:
      'An App Store plan covers all five devices for about 12 more days. The customer hasn’t chosen which device will stay.',
    ledger: [
      '4.notice.01',
      '4.notice.02',
      '5.rule.44',
      '4.adjust.01',
      '4.adjust.02',
      '4.notice.07',
      '8.error.30',
      '8.error.36',
      '8.error.37',
      '8.error.38',
    ],
    path: '/subscription/70001',
    platform,
    build: (world, now) => {
      buildStoreHome(world, now);
      const all = world.devices.map(({ id }) => id);
      const change = { goodsId: '5001', priceId: '50011', chosen: false };
      addPlan(world, now, all, { priceId: '50013', payMode, change });
    },
  }),
  defineScenario({
    id: 'downgrade-chosen',
    title: 'A customer who has chosen two devices for the smaller next plan',
    description:
      'An App Store plan covers all five devices for about 12 more days; the next one covers three. Garden and Garage will stay.',
    ledger: ['4.notice.03'],
    path: '/subscription/70001',
    platform,
    build: (world, now) => {
      buildStoreHome(world, now);
      addGoods(world, FOR_THREE);
      const all = world.devices.map(({ id }) => id);
      const change = { goodsId: '5003', priceId: '50031', chosen: true };
      addPlan(world, now, all, { priceId: '50013', payMode, change });
      for (const id of ['40002', '40003']) mustFind(world.devices, id).lockStatus = 1;
    },
  }),
  defineScenario({
    id: 'wallet-plan-in-browser',
    title: 'A customer who looks at an App Store plan in a browser',
    description: 'A monthly plan for the front door. It can only be changed in the app.',
    ledger: ['4.plan.22'],
    path: '/subscription/70001',
    build: buildStorePlan,
  }),
];
