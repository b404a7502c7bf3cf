import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { addDays, addUnits } from '../../world/calendar';
import { runDueEvents } from '../../world/runDueEvents';
import type { World } from '../../world/world';
import { customer, demo, firstHouse, plan, withBill, withPlan, withoutPlan } from '../customer';
import { defineScenario } from '../defineScenario';
import { giftCardPlan } from '../plans/renewals';

const path = '/bills/80001';

const refundFailed = withBill(demo, { state: 'refundFailed', refundInDays: -8 });

const RENEWALS = 44;

/** Renews the plan every month until 12 days ago; the older bills are for another sum. */
function renewMonthly(world: World, now: Date): void {
  const anchor = addUnits(addDays(now, -12), 'month', -RENEWALS);
  const start = anchor.toISOString();
  const end = addUnits(anchor, 'month', 1).toISOString();
  for (const plan of world.plans) Object.assign(plan, { anchor: start, start, end, periods: 1 });
  for (const order of world.orders) Object.assign(order, { createdAt: start, paidAt: start });
  runDueEvents(world, now);
  const newestFirst = world.orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  for (const order of newestFirst.slice(BILL_PAGE_SIZE)) order.cents = 999;
}

/** Customers with special bills. */
export const billScenarios = [
  defineScenario({
    id: 'refunded-order',
    title: 'A customer who got a refund for a plan',
    description: 'Order 80001 was refunded eight days ago, and its plan ended then.',
    ledger: ['2.screen.48', '4.plan.25'],
    path,
    traits: withBill(
      {
        ...demo,
        houses: [firstHouse(withoutPlan(5)), ...demo.houses.slice(1)],
        plans: [plan({ state: 'none', endsInDays: -8 })],
      },
      { state: 'refunded', refundInDays: -8 },
    ),
  }),
  defineScenario({
    id: 'refund-failed-order',
    title: 'A customer whose refund has failed',
    description: 'The refund of order 80001 failed eight days ago; the plan continues.',
    ledger: ['4.plan.26', '8.text.05'],
    path,
    traits: refundFailed,
  }),
  defineScenario({
    id: 'taxed-order',
    title: 'A customer who has paid tax',
    description: 'Order 80001 cost $2.99 and $0.25 tax.',
    ledger: ['2.screen.45', '2.screen.46', '2.screen.47'],
    path,
    traits: withBill(demo, { isTaxed: true }),
  }),
  defineScenario({
    id: 'gift-card-order',
    title: 'A customer who has redeemed a gift card',
    description: 'Order 80001 cost nothing: a gift card has paid for it.',
    ledger: ['3.entity.28', '2.screen.44'],
    path,
    traits: giftCardPlan,
  }),
  defineScenario({
    id: 'many-bills',
    title: 'A customer with 45 bills',
    description:
      'A monthly plan that has renewed 44 times. The 20 newest bills cost $2.99 each, the older ones $9.99; the list shows 20 bills at a time.',
    ledger: ['2.screen.38'],
    path: '/bills',
    traits: withPlan(1, { beganDays: -12 }),
    build: renewMonthly,
  }),
  defineScenario({
    id: 'no-bills',
    title: 'A new customer who has no bills yet',
    description: 'The customer has bought nothing, so the list of bills is empty.',
    ledger: ['8.error.49'],
    path: '/bills',
    traits: customer(),
  }),
  defineScenario({
    id: 'paid-bill',
    title: 'A customer who looks at a paid bill',
    description: 'Order 80001: one month for the front door, $2.99, paid with PayPal.',
    ledger: ['4.plan.24'],
    path,
    traits: demo,
  }),
  defineScenario({
    id: 'processing-bill',
    title: 'A customer whose bill is still being processed',
    description: 'Order 80001 has no final status yet, and no invoice.',
    ledger: ['4.plan.27'],
    path,
    traits: withBill(demo, { state: 'processing' }),
  }),
  defineScenario({
    id: 'refund-failed-plan',
    title: 'A customer with a plan whose refund has failed',
    description: 'The plan continues; the refund of its order 80001 failed eight days ago.',
    ledger: ['4.plan.20', '4.plan.26'],
    path: '/subscription/70001',
    traits: refundFailed,
  }),
];
