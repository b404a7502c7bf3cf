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

/** A basket as the app's store sells it: ordered by its own call, paid by the store. */
const storeBasket = (basket: Basket): Basket => ({
  ...basket,
  call: 'applePayOrder',
  payMode: PayMode.ApplePay,
});

/** Names a basket of the store; no provider's order of the same goods has this key. */
export const storeBasketKey = (basket: Basket): string => basketKey(storeBasket(basket));

/**
 * The order the app's store is to sell: the remembered one of this basket, or a new one. Two tabs
 * take turns (ruling 17). Rejects with the call's error.
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

/** The result code in an answer or a refusal of the app, if there is one. */
function codeIn(answer: unknown): number | undefined {
  const { code } = asRecord<BridgeError>(answer);
  return typeof code === 'number' ? code : undefined;
}

interface Sale {
  readonly orderId: string;
  /** `appleGoodsId` of the price. */
  readonly productId: string;
}

/** No code came with a refusal. */
const NO_CODE = 0;

/**
 * Asks the app to sell an order in its store, and gives the result code. Never rejects; takes as long as the customer does, and
 * where the app forgets to answer, for ever. The result code is the one of the app's answer, or the
 * one inside of it (ADR 8). Spec 4.
 */
export async function payInStore(sale: Sale): Promise<number> {
  try {
    // Outside the first load: only the app needs the bridge.
    const { setUpBridge } = await import('../../platform/bridge/bridge');
    const answer = await setUpBridge().payment({ ...sale });
    return codeIn(answer) ?? BRIDGE_OK;
  } catch (error) {
    return codeIn(error) ?? NO_CODE;
  }
}
