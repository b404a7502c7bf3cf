import { OrderStatus } from '@homeview/contracts/vocabulary/orderStatus';
import type { Handlers } from '../calls/handler';
import { payPagePath } from '../providers/payPagePath';
import { openCheckout } from '../world/checkouts';
import { ownOrder, placeOrder, settleOrder } from '../world/orders';

/** Placing an order and finding out where to pay it. Spec 4, 7, 9. */
export const orderHandlers: Handlers<'createOrder' | 'getPayUrl'> = {
  createOrder: (request, { world, account, idempotencyKey, now }) => {
    const order = placeOrder(world, account(), request, idempotencyKey, now);
    return { orderId: order.id, startTime: order.createdAt };
  },

  getPayUrl: (request, { world, account, host, now }) => {
    const order = ownOrder(world, account(), request.orderId);
    if (order.cents === 0) settleOrder(world, order, null, now);
    if (order.status !== OrderStatus.Processing) return { orderStatus: order.status, url: '' };
    const checkout = openCheckout(world, order, request);
    return { orderStatus: order.status, url: `http://${host}${payPagePath(checkout)}` };
  },
};
