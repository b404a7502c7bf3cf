import type {
  ExtensionRequest,
  OrderRequest,
  PayUrl,
  PayUrlRequest,
  PlacedOrder,
} from '@homeview/contracts/domains/order/order.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PROVIDER_OF_PAY_MODE } from '@homeview/contracts/vocabulary/order/payMode';
import { effectOf } from '@homeview/contracts/errors';
import { isDeclined } from '../../api/request/apiError';
import { orderApi } from '../../api/endpoints/order.api';
import { refreshUnboundDevices } from '../../api/endpoints/subscription.api';
import type { Dispatch } from '../../api/dispatch';
import type { Basket } from '../../domain/plan/basket';
import { basketKey } from '../../domain/plan/basket';
import { isTrustedPayUrl } from '../../domain/payment/payUrl';
import { config } from '../../platform/launch/config';
import { withLock } from '../../platform/storage/withLock';
import { measure } from '../../platform/log/log';
import { newId } from '../../platform/newId';
import { extensionRequestOf, orderRequestOf } from './orderRequest';
import { payingOrder } from './payingOrder';
import type { PayingOrder } from './payingOrder';
import { pendingOrders } from './pendingOrders';
import type { PendingOrder } from './pendingOrders';

/** The result of an order. Only `redirect` leaves the portal. */
export type OrderOutcome =
  /** Opens the provider's page for this order. */
  | { readonly kind: 'redirect'; readonly url: string; readonly order: OrderId }
  /** Status 5 without a URL: a free order. */
  | { readonly kind: 'free'; readonly order: OrderId }
  /** The pending order of this basket was paid elsewhere, such as in another tab. */
  | { readonly kind: 'paid'; readonly order: OrderId }
  | { readonly kind: 'notCreated'; readonly error: unknown }
  | { readonly kind: 'noPayUrl'; readonly error?: unknown }
  /**
   * The service returns no pay URL for the pending order: the customer decides whether to order
   * again.
   */
  | { readonly kind: 'stuck'; readonly error?: unknown; readonly basket: string };

type OrderId = Pick<PayingOrder, 'orderId' | 'idempotencyKey'>;

interface Options {
  readonly dispatch: Dispatch;
  /** Where the provider returns a customer who cancels. */
  readonly cancelUrl: string;
  readonly errorUrl: string;
  readonly successUrl: string;
}

type Known = Required<PendingOrder>;
const isKnown = (order: PendingOrder | undefined): order is Known =>
  order?.orderId !== undefined && order.startTime !== undefined;

const isExtension = (request: OrderRequest | ExtensionRequest): request is ExtensionRequest =>
  !('goodsReqs' in request);

/** Sends an order with the call of its basket. Rejects with the call's error. */
async function makeOrder(
  { call }: Basket,
  { request, idempotencyKey }: PendingOrder,
  dispatch: Dispatch,
): Promise<PlacedOrder> {
  const { createOrder, renew, serviceExtension, applePayOrder } = orderApi.endpoints;
  if (isExtension(request)) {
    return dispatch(serviceExtension.initiate({ payload: request, idempotencyKey })).unwrap();
  }
  const ordering = { payload: request, idempotencyKey };
  if (call === 'applePayOrder') {
    const { orderId } = await dispatch(applePayOrder.initiate(ordering)).unwrap();
    // The store asks for no pay URL, which would name the start time.
    return { orderId, startTime: '' };
  }
  return dispatch(
    call === 'renew' ? renew.initiate(ordering) : createOrder.initiate(ordering),
  ).unwrap();
}

/** The pending order of this basket, or a new one. Rejects with the call's error. */
export async function orderOf(basket: Basket, key: string, dispatch: Dispatch): Promise<Known> {
  const found = pendingOrders.find(key);
  if (isKnown(found)) return found;
  const noted = found ?? {
    idempotencyKey: newId(),
    request:
      basket.call === 'serviceExtension' ? extensionRequestOf(basket) : orderRequestOf(basket),
    notedAt: Date.now(),
  };
  pendingOrders.remember(key, noted);
  try {
    const placed = await makeOrder(basket, noted, dispatch);
    const order = { ...noted, ...placed };
    // Removed meanwhile by a sign-out, after which nothing of the customer stays.
    if (pendingOrders.find(key)) pendingOrders.remember(key, order);
    return order;
  } catch (error) {
    // Without an order the next attempt uses a new key. After any other failure an order may exist,
    // so its key is kept.
    if (isDeclined(error)) pendingOrders.forget(key);
    throw error;
  }
}

const askPayUrl = (payload: PayUrlRequest, dispatch: Dispatch): Promise<PayUrl> =>
  dispatch(orderApi.endpoints.getPayUrl.initiate({ payload, idempotencyKey: newId() })).unwrap();

/**
 * The only way to order: creates the order of a basket or resumes the pending one, requests its pay
 * URL and returns what to do. Never rejects. A lock across tabs ensures one order per basket.
 */
export function placeOrder(basket: Basket, options: Options): Promise<OrderOutcome> {
  const { dispatch, cancelUrl, errorUrl, successUrl } = options;
  const key = basketKey(basket);
  return withLock(`order.${key}`, async (): Promise<OrderOutcome> => {
    payingOrder.forget();
    const remembered = isKnown(pendingOrders.find(key));
    const { step, done } = measure('placeOrder');
    let order: Known;
    try {
      order = await orderOf(basket, key, dispatch);
      step(remembered ? 'order remembered' : 'order created');
    } catch (error) {
      return { kind: 'notCreated', error };
    }
    if (!remembered && basket.deviceIds.length > 0) {
      void dispatch(refreshUnboundDevices(basket.houseId));
    }
    const type = PROVIDER_OF_PAY_MODE[basket.payMode];
    if (type === null) return { kind: 'noPayUrl' };
    try {
      const { orderId, startTime, idempotencyKey } = order;
      const named = { orderId, idempotencyKey };
      const { orderStatus, url } = await askPayUrl(
        { orderId, startTime, type, payMode: basket.payMode, cancelUrl, errorUrl, successUrl },
        dispatch,
      );
      step('pay URL');
      done();
      if (orderStatus === OrderStatus.Paid && (remembered || !url)) {
        pendingOrders.forget(key);
        return { kind: remembered && basket.priceCents > 0 ? 'paid' : 'free', order: named };
      }
      // Being confirmed or refunded: it was paid elsewhere, so it has not failed now.
      if (remembered && !url) return { kind: 'stuck', basket: key };
      const trust = { payHosts: config.payHosts, portalHost: location.hostname };
      if (!url || !isTrustedPayUrl(url, trust)) return { kind: 'noPayUrl' };
      return { kind: 'redirect', url, order: named };
    } catch (error) {
      // The order exists and can be paid after the next sign-in.
      if (!isDeclined(error) || effectOf(error.code) === 'endSession') {
        return { kind: 'noPayUrl', error };
      }
      // It may be paid or open elsewhere: a new order without confirmation could charge twice.
      if (remembered) return { kind: 'stuck', error, basket: key };
      pendingOrders.forget(key);
      return { kind: 'noPayUrl', error };
    }
  });
}
