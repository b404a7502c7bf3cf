import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PROVIDER_OF_PAY_MODE } from '@homeview/contracts/vocabulary/order/payMode';
import type { CallContext, Handlers } from '../../calls/handler';
import { payPagePath } from '../../providers/payPagePath';
import { openCheckout, providerOf } from '../../world/orders/checkouts';
import type { Checkout } from '../../world/entities';
import {
  needsProvider,
  ownOrder,
  placeExtension,
  placeOrder,
  placeRenewal,
  placeSession,
  reopenOrder,
  completeOrder,
} from '../../world/orders/orders';
import type { Place } from '../../world/orders/orders';
import { refuse } from '../../world/refusal';
import { isStoreOrder, placeStoreOrder } from '../../world/orders/storeOrders';

type Calls =
  'createOrder' | 'renew' | 'applePayOrder' | 'serviceExtension' | 'createPaySession' | 'getPayUrl';

/** Places orders and returns where to pay them. */
export const orderHandlers: Handlers<Calls> = {
  createOrder: (request, context) => placed(placeOrder, request, context),
  renew: (request, context) => placed(placeRenewal, request, context),
  applePayOrder: (request, context) => placed(placeStoreOrder, request, context),
  serviceExtension: (request, context) => placed(placeExtension, request, context),

  createPaySession: (request, { world, account, idempotencyKey, origin, now }) => {
    // Checked first, since otherwise an order could remain that cannot be paid.
    providerOf(request, origin);
    const order = placeSession(world, account(), request, idempotencyKey, now);
    return { url: urlOf(openCheckout(world, order, request, origin), origin) };
  },

  getPayUrl: (request, { world, account, origin, now }) => {
    const order = ownOrder(world, account(), request.orderId);
    if (isStoreOrder(order)) throw refuse('Pay for this order in the store.');
    reopenOrder(order);
    if (!needsProvider(world, order)) completeOrder(world, order, null, now);
    if (order.status !== OrderStatus.Processing) return { orderStatus: order.status, url: '' };
    if (PROVIDER_OF_PAY_MODE[request.payMode] !== request.type) {
      throw refuse('This payment method isn’t available here.');
    }
    return {
      orderStatus: order.status,
      url: urlOf(openCheckout(world, order, request, origin), origin),
    };
  },
};

function placed<Request extends object>(
  place: Place<Request>,
  request: Request,
  { world, account, idempotencyKey, now }: CallContext,
) {
  const order = place(world, account(), request, idempotencyKey, now);
  return { orderId: order.id, startTime: order.createdAt };
}

const urlOf = (checkout: Checkout, origin: string) => `${origin}${payPagePath(checkout)}`;
