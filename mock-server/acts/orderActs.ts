import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Checkout, Order } from '../world/entities';
import { completeOrder, declineOrder, isPayable, reopenOrder } from '../world/orders/orders';
import { failRefund, refundOrder } from '../world/orders/refunds';
import type { World } from '../world/world';
import type { Acts } from './act';

const isSettled = ({ status }: Order): boolean =>
  status === OrderStatus.Paid || status === OrderStatus.RefundFailed;

/** A payment that the provider has not confirmed yet. */
const waiting = ({ checkouts }: World, { id }: Order): Checkout | undefined =>
  checkouts.find(({ orderId, confirmsAt }) => orderId === id && confirmsAt);

/** @throws Refusal with the order unchanged. */
function pay(world: World, order: Order, payMode: PayMode, now: Date): void {
  const { status } = order;
  reopenOrder(order);
  try {
    completeOrder(world, order, payMode, now);
  } catch (error) {
    order.status = status;
    throw error;
  }
}

export const orderActs: Acts<Order> = {
  'order-paid': {
    label: 'Pay',
    isPossible: (_, order) => isPayable(order),
    happens: (world, order, { now }) => {
      pay(world, order, PayMode.PayPal, now);
      return `Order ${order.id} is paid`;
    },
  },
  'payment-declined': {
    label: 'Decline',
    isPossible: (_, { status }) => status === OrderStatus.Processing,
    happens: (_, order) => {
      declineOrder(order);
      return `The payment of order ${order.id} is declined`;
    },
  },
  'payment-confirmed': {
    label: 'Confirm the payment',
    isPossible: (world, order) => waiting(world, order) !== undefined,
    happens: (world, order, { now }) => {
      const checkout = waiting(world, order);
      pay(world, order, checkout?.payMode ?? PayMode.PayPal, now);
      if (checkout) checkout.confirmsAt = null;
      return `The payment of order ${order.id} is confirmed`;
    },
  },
  'order-refunded': {
    label: 'Refund',
    isPossible: (_, order) => isSettled(order),
    happens: (world, order, { now }) => {
      refundOrder(world, order, now);
      return `Order ${order.id} is refunded`;
    },
  },
  'refund-failed': {
    label: 'Fail the refund',
    isPossible: (_, { status }) => status === OrderStatus.Paid,
    happens: (world, order, { now }) => {
      failRefund(world, order, now);
      return `The refund of order ${order.id} fails`;
    },
  },
};
