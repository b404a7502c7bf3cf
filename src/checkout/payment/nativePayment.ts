import { BRIDGE_OK } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Dispatch } from '../../api/dispatch';
import { refreshUnboundDevices } from '../../api/endpoints/subscription.api';
import type { Basket } from '../../domain/plan/basket';
import { basketKey } from '../../domain/plan/basket';
import type { BridgeError } from '../../platform/bridge/bridgeError';
import { withLock } from '../../platform/storage/withLock';
import { asRecord } from '../../platform/asRecord';
import { orderOf } from '../order/placeOrder';
import { pendingOrders } from '../order/pendingOrders';

/** The basket for the app's store: ordered with `applePayOrder`, paid by the store. */
const storeBasket = (basket: Basket): Basket => ({
  ...basket,
  call: 'applePayOrder',
  payMode: PayMode.ApplePay,
});

/** The key of a store basket; it differs from the key of a provider order for the same goods. */
export const storeBasketKey = (basket: Basket): string => basketKey(storeBasket(basket));

/**
 * The order to pay in the app's store: the pending one of this basket, or a new one. Locked across
 * tabs. Rejects with the call's error.
 */
export function orderForStore(basket: Basket, dispatch: Dispatch): Promise<{ orderId: string }> {
  const key = storeBasketKey(basket);
  return withLock(`order.${key}`, async () => {
    const isNew = pendingOrders.find(key)?.orderId === undefined;
    const order = await orderOf(storeBasket(basket), key, dispatch);
    if (isNew && basket.deviceIds.length > 0) void dispatch(refreshUnboundDevices(basket.houseId));
    return order;
  });
}

/** The result code in the app's response or error, if there is one. */
function codeIn(answer: unknown): number | undefined {
  const { code } = asRecord<BridgeError>(answer);
  return typeof code === 'number' ? code : undefined;
}

interface Sale {
  readonly orderId: string;
  /** `appleGoodsId` of the price. */
  readonly productId: string;
}

/** The result code of a rejection without a code. */
const NO_CODE = 0;

/**
 * Pays an order in the app's store and returns the result code, taken from the response or its data
 * (ADR 8). Never rejects, and never resolves if the app does not respond.
 */
export async function payInStore(sale: Sale): Promise<number> {
  try {
    // A separate chunk, because only the app needs the bridge.
    const { setUpBridge } = await import('../../platform/bridge/bridge');
    const answer = await setUpBridge().payment({ ...sale });
    return codeIn(answer) ?? BRIDGE_OK;
  } catch (error) {
    return codeIn(error) ?? NO_CODE;
  }
}
