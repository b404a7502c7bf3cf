import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { placeOrder, completeOrder } from '../../world/orders/orders';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { defineScenario } from '../defineScenario';
import { FOR_THREE, buildDemo, withPlan } from '../worlds';

/** Yearly, for all devices. */
const YEARLY = { priceId: '50014', payMode: PayMode.CreditCard };

const detail = '/subscription/70001';

/** The demo world with order 90001, placed now and not paid. */
function buildUnpaidOrder(world: World, now: Date): void {
  buildDemo(world, now);
  placeOrder(world, mustFind(world.accounts, '1001'), orderRequestExample(), null, now);
}

/** Customers with plans in different states. */
export const planScenarios = [
  defineScenario({
    id: 'unlimited-plan',
    title: 'A customer whose yearly plan covers all devices',
    description: 'An unlimited plan, paid by card, covers all five devices.',
    ledger: ['5.rule.38'],
    path: detail,
    build: withPlan('all', YEARLY),
  }),
  defineScenario({
    id: 'unlimited-plan-smaller-offers',
    title: 'A customer with a yearly plan for all devices, and smaller packages on offer',
    description:
      'The plan covers five devices. Packages for three devices and for one are on offer.',
    ledger: ['4.notice.01', '4.notice.02', '8.text.02'],
    path: '/packages?changePackageId=70001',
    build: withPlan('all', YEARLY, FOR_THREE),
  }),
  defineScenario({
    id: 'cancelling-plan',
    title: 'A customer who has turned off renewal; the plan is still active',
    description: 'The plan covers the front door until its period ends in about 12 days.',
    ledger: ['4.plan.03', '4.plan.10', '4.plan.12', '4.plan.13'],
    path: detail,
    build: withPlan(['40001'], { status: SubscribeStatus.Cancelling }),
  }),
  defineScenario({
    id: 'expired-plan',
    title: 'A customer whose plan has ended',
    description: 'The plan ended about ten days ago, and its device has no plan now.',
    ledger: ['4.plan.01', '4.plan.16', '4.notice.08', '8.error.51', '8.error.52', '8.text.03'],
    path: detail,
    build: withPlan([], { status: SubscribeStatus.None, daysAgo: 40 }),
  }),
  defineScenario({
    id: 'unpaid-order',
    title: 'A customer who left the payment page without paying',
    description: 'Order 90001, one month for the garden camera, is waiting for payment.',
    ledger: ['4.order.14'],
    build: buildUnpaidOrder,
  }),
  defineScenario({
    id: 'paid-order',
    title: 'A customer whose order has just been paid',
    description: 'Order 90001 is paid: the garden camera has its own plan.',
    build: (world, now) => {
      buildUnpaidOrder(world, now);
      completeOrder(world, mustFind(world.orders, '90001'), PayMode.PayPal, now);
    },
  }),
  defineScenario({
    id: 'last-day-plan',
    title: 'A customer whose plan renews in a few hours',
    description: 'Less than a day of the period is left; the portal shows one day.',
    ledger: ['4.plan.05', '4.plan.06'],
    build: (world, now) => {
      withPlan(['40001'])(world, now);
      mustFind(world.plans, '70001').end = new Date(now.getTime() + 5 * 3_600_000).toISOString();
    },
  }),
  defineScenario({
    id: 'plan-without-devices',
    title: 'A customer with a plan that covers no device',
    description: 'The plan was bought without devices. One of five devices can be added.',
    ledger: ['8.error.51'],
    path: detail,
    build: withPlan([]),
  }),
];
