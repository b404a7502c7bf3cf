import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { addUnits } from '../../world/calendar';
import { runDueEvents } from '../../world/runDueEvents';
import type { Order } from '../../world/entities';
import { failRefund, refundOrder } from '../../world/orders/refunds';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { addPlan } from '../builders';
import { defineScenario } from '../defineScenario';
import { buildGiftCardPlan } from '../plans/renewals';
import { buildDemo, buildHome } from '../worlds';

const path = '/bills/80001';

/** The demo world with a change to order 80001 some days ago. */
const withBill =
  (daysAgo: number, change: (world: World, order: Order, then: Date) => void) =>
  (world: World, now: Date) => {
    buildDemo(world, now);
    change(world, mustFind(world.orders, '80001'), addUnits(now, 'day', -daysAgo));
  };

/** Customers with special bills. */
export const billScenarios = [
  defineScenario({
    id: 'refunded-order',
    title: 'A customer who got a refund for a plan',
    description: 'Order 80001 was refunded eight days ago, and its plan ended then.',
    ledger: ['2.screen.48', '4.plan.25'],
    path,
    build: withBill(8, refundOrder),
  }),
  defineScenario({
    id: 'refund-failed-order',
    title: 'A customer whose refund has failed',
    description: 'The refund of order 80001 failed eight days ago; the plan continues.',
    ledger: ['4.plan.26', '8.text.05'],
    path,
    build: withBill(8, failRefund),
  }),
  defineScenario({
    id: 'taxed-order',
    title: 'A customer who has paid tax',
    description: 'Order 80001 cost $2.99 and $0.25 tax.',
    ledger: ['2.screen.45', '2.screen.46', '2.screen.47'],
    path,
    build: withBill(0, (_, order) => {
      order.taxCents = 25;
    }),
  }),
  defineScenario({
    id: 'gift-card-order',
    title: 'A customer who has redeemed a gift card',
    description: 'Order 80001 cost nothing: a gift card has paid for it.',
    ledger: ['3.entity.28', '2.screen.44'],
    path,
    build: buildGiftCardPlan,
  }),
  defineScenario({
    id: 'many-bills',
    title: 'A customer with 45 bills',
    description:
      'A monthly plan that has renewed 44 times. The 20 newest bills cost $2.99 each, the older ones $9.99; the list shows 20 bills at a time.',
    ledger: ['2.screen.38'],
    path: '/bills',
    build: (world, now) => {
      buildHome(world, now);
      const anchor = addUnits(addUnits(now, 'day', -12), 'month', -44);
      const start = anchor.toISOString();
      const end = addUnits(anchor, 'month', 1).toISOString();
      addPlan(world, now, ['40001'], { anchor: start, start, end });
      runDueEvents(world, now);
      const newestFirst = world.orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      for (const order of newestFirst.slice(BILL_PAGE_SIZE)) order.cents = 999;
    },
  }),
  defineScenario({
    id: 'no-bills',
    title: 'A new customer who has no bills yet',
    description: 'The customer has bought nothing, so the list of bills is empty.',
    ledger: ['8.error.49'],
    path: '/bills',
    build: buildHome,
  }),
  defineScenario({
    id: 'paid-bill',
    title: 'A customer who looks at a paid bill',
    description: 'Order 80001: one month for the front door, $2.99, paid with PayPal.',
    ledger: ['4.plan.24'],
    path,
    build: buildDemo,
  }),
  defineScenario({
    id: 'processing-bill',
    title: 'A customer whose bill is still being processed',
    description: 'Order 80001 has no final status yet, and no invoice.',
    ledger: ['4.plan.27'],
    path,
    build: withBill(0, (_, order) => {
      Object.assign(order, { status: OrderStatus.Processing, paidAt: null });
    }),
  }),
  defineScenario({
    id: 'refund-failed-plan',
    title: 'A customer with a plan whose refund has failed',
    description: 'The plan continues; the refund of its order 80001 failed eight days ago.',
    ledger: ['4.plan.20', '4.plan.26'],
    path: '/subscription/70001',
    build: withBill(8, failRefund),
  }),
];
