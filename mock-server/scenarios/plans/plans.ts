import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  ALL_MONTHLY,
  ALL_YEARLY,
  andOffer,
  bill,
  customer,
  demo,
  firstHouse,
  forThree,
  inPlan,
  plan,
  withPlan,
  withTwoKept,
  withoutPlan,
} from '../customer';
import { mustFind, nextNumber } from '../../world/world';
import { defineScenario } from '../defineScenario';

/** Yearly, for all devices. */
const YEARLY = { price: ALL_YEARLY, endsInDays: 347, payMode: PayMode.CreditCard };

const detail = '/subscription/70001';

/** Customers with plans in different states. */
export const planScenarios = [
  defineScenario({
    id: 'unlimited-plan',
    title: 'A customer whose yearly plan covers all devices',
    description: 'An unlimited plan, paid by card, covers all five devices.',
    ledger: ['5.rule.38'],
    path: detail,
    traits: withPlan(5, YEARLY),
  }),
  defineScenario({
    id: 'unlimited-plan-smaller-offers',
    title: 'A customer with a yearly plan for all devices, and smaller packages on offer',
    description:
      'The plan covers five devices. Packages for three devices and for one are on offer.',
    ledger: ['4.notice.01', '4.notice.02', '8.text.02'],
    path: '/packages?changePackageId=70001',
    traits: withPlan(5, YEARLY, andOffer(forThree)),
  }),
  defineScenario({
    id: 'cancelling-plan',
    title: 'A customer who has turned off renewal; the plan is still active',
    description: 'The plan covers the front door until its period ends in about 12 days.',
    ledger: ['4.plan.03', '4.plan.10', '4.plan.12', '4.plan.13'],
    path: detail,
    traits: withPlan(1, { state: 'cancelling' }),
  }),
  defineScenario({
    id: 'expired-plan',
    title: 'A customer whose plan has ended',
    description: 'The plan ended about ten days ago, and its device has no plan now.',
    ledger: ['4.plan.01', '4.plan.16', '4.notice.08', '8.error.51', '8.error.52', '8.text.03'],
    path: detail,
    traits: withPlan(0, { state: 'none', beganDays: -40 }),
  }),
  defineScenario({
    id: 'unpaid-order',
    title: 'A customer who left the payment page without paying',
    description: 'Order 90001, one month for the garden camera, is waiting for payment.',
    ledger: ['4.order.14'],
    traits: { ...demo, bills: [...demo.bills, bill({ state: 'processing', payMode: null })] },
  }),
  defineScenario({
    id: 'paid-order',
    title: 'A customer whose order has just been paid',
    description: 'Order 90001 is paid: the garden camera has its own plan.',
    traits: customer({
      houses: [firstHouse(inPlan(1), inPlan(1, 1), withoutPlan(3)), ...demo.houses.slice(1)],
      plans: [plan(), plan({ beganDays: 0 })],
    }),
    // The number of the order placed last.
    build: (world) => {
      mustFind(world.orders, '80002').id = String(nextNumber(world, 'orders'));
    },
  }),
  defineScenario({
    id: 'last-day-plan',
    title: 'A customer whose plan renews in a few hours',
    description: 'Less than a day of the period is left; the portal shows one day.',
    ledger: ['4.plan.05', '4.plan.06'],
    traits: withPlan(1, { endsInDays: 0 }),
  }),
  defineScenario({
    id: 'plan-without-devices',
    title: 'A customer with a plan that covers no device',
    description: 'The plan was bought without devices. One of five devices can be added.',
    ledger: ['8.error.51'],
    path: detail,
    traits: withPlan(0),
  }),
];

/** Customers whose action on a plan has an unexpected result. */
export const obstacleScenarios = [
  defineScenario({
    id: 'second-plan',
    title: 'A customer who wants a second plan but already has an unlimited one',
    description: 'An unlimited monthly plan covers all five devices; another one adds nothing.',
    ledger: ['8.error.55', '8.error.56'],
    path: '/defaultPackage',
    traits: withPlan(5, { price: ALL_MONTHLY, payMode: PayMode.CreditCard }),
  }),
  defineScenario({
    id: 'remove-locked-device',
    title: 'A customer who removes a device that was kept for the next plan',
    description: 'The next plan covers three devices; Garden and Garage will stay.',
    ledger: ['8.error.57', '8.error.58'],
    path: '/subscription/70001/adjustDevice/remove',
    traits: withTwoKept({ payMode: PayMode.CreditCard }),
  }),
  defineScenario({
    id: 'downgrade-expired',
    title: 'A customer who comes too late to choose devices for a smaller plan',
    description: 'No plan change is pending: it has already started or was withdrawn.',
    ledger: ['8.error.53'],
    path: '/subscription/70001/updateDevice',
    traits: demo,
  }),
];
