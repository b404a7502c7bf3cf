import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { mustFind } from '../../world/world';
import { defineScenario } from '../defineScenario';
import { FOR_THREE, buildDemo, withPlan } from '../worlds';

/** Customers whose action on a plan has an unexpected result. */
export const obstacleScenarios = [
  defineScenario({
    id: 'second-plan',
    title: 'A customer who wants a second plan but already has an unlimited one',
    description: 'An unlimited monthly plan covers all five devices; another one adds nothing.',
    ledger: ['8.error.55', '8.error.56'],
    path: '/defaultPackage',
    build: withPlan('all', { priceId: '50013', payMode: PayMode.CreditCard }),
  }),
  defineScenario({
    id: 'remove-locked-device',
    title: 'A customer who removes a device that was kept for the next plan',
    description: 'The next plan covers three devices; Garden and Garage will stay.',
    ledger: ['8.error.57', '8.error.58'],
    path: '/subscription/70001/adjustDevice/remove',
    build: (world, now) => {
      const change = { goodsId: '5003', priceId: '50031', chosen: true };
      const plan = { priceId: '50013', payMode: PayMode.CreditCard, change };
      withPlan('all', plan, FOR_THREE)(world, now);
      for (const id of ['40002', '40003']) mustFind(world.devices, id).lockStatus = 1;
    },
  }),
  defineScenario({
    id: 'downgrade-expired',
    title: 'A customer who comes too late to choose devices for a smaller plan',
    description: 'No plan change is pending: it has already started or was withdrawn.',
    ledger: ['8.error.53'],
    path: '/subscription/70001/updateDevice',
    build: buildDemo,
  }),
];
