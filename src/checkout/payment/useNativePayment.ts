import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { onIdle } from '@homeview/ui/WhenIdle';
import { plansChanged } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import type { Store } from '../../api/store';
import { unsent } from '../../api/request/apiError';
import { failedInApp } from '../../api/request/reference';
import type { Basket } from '../../domain/plan/basket';
import { storePaymentOf } from '../../domain/payment/storePayment';
import { useText } from '../../i18n/useText';
import { dismissFailure } from '../../shell/failureToast';
import { toasts } from '../../shell/feedback';
import { useAppActive } from '../../shell/native/useAppActive';
import { showFailure } from '../../shell/showOutcome';
import { useAction } from '../../shell/useAction';
import { checkoutPage } from '../order/checkoutPage';
import { orderFacts } from '../order/orderFacts';
import { payingOrder } from '../order/payingOrder';
import { pendingOrders } from '../order/pendingOrders';
import { requireAppVersion } from '../order/requireAppVersion';
import { showOrderError } from '../order/showOrderError';
import { STORE_FAILURE_TEXT } from '../order/storeFailureText';

/** A separate chunk, loaded when the page is idle or on the first press. */
const loadPayment = () => import('./nativePayment');
const prepare = () => void loadPayment().catch(() => undefined);

/** `ordering`: the call is pending. `paying`: the app's store is open. */
export type NativeStep = 'idle' | 'ordering' | 'paying';

/**
 * State and function to buy in the app's store. The button is busy until the store responds, and
 * resets when the app returns to the foreground, because the response may never come. A retry uses
 * the same order; a late success still counts.
 */
export function useNativePayment() {
  const [paying, setPaying] = useState(false);
  // A later press that fails before the store does not tell whether the earlier one was charged.
  const [unconfirmed, setUnconfirmed] = useState(false);
  const dispatch = useAppDispatch();
  const { getState } = useStore<ReturnType<Store['getState']>>();
  const navigate = useNavigate();
  const text = useText();
  useEffect(() => onIdle(prepare), []);

  const { run, free, busy } = useAction(
    async ({ hasLeft, isLatest }, basket: Basket, productId: string): Promise<void> => {
      setPaying(false);
      dismissFailure();
      // An unpaid provider order of this tab must not be settled by this payment's success.
      payingOrder.forget();
      const { origin, href } = window.location;
      checkoutPage.set(href.slice(origin.length));
      const facts = orderFacts(getState(), basket);
      const toast = toasts.loading({ message: text('create order') });
      let orderId: string;
      let store: Awaited<ReturnType<typeof loadPayment>>;
      try {
        store = await loadPayment().catch(() => Promise.reject(unsent('applePayOrder')));
        ({ orderId } = await store.orderForStore(basket, dispatch));
      } catch (error) {
        if (!hasLeft()) showOrderError(error, dispatch, text);
        return;
      } finally {
        toast.done();
      }
      // The customer left the page: the order stays pending, and the store is not opened.
      if (hasLeft()) return;
      setPaying(true);
      const code = await store.payInStore({ orderId, productId });
      const payment = storePaymentOf(code);
      if (payment === 'sold') {
        pendingOrders.forget(store.storeBasketKey(basket));
        // A late success must not replace the order that this tab went to pay since.
        if (!hasLeft()) payingOrder.note({ ...facts, orderId, isPaid: true });
        dispatch(plansChanged());
        if (!hasLeft()) await navigate({ to: '/paySuccess', replace: true });
        return;
      }
      // After a later press, only that one reports a failure.
      if (hasLeft() || !isLatest()) return;
      setUnconfirmed(payment === 'networkFailed');
      showFailure(text(STORE_FAILURE_TEXT[payment]), failedInApp('IAP.payment', code), text);
    },
  );
  const step: NativeStep = busy ? (paying ? 'paying' : 'ordering') : 'idle';

  useAppActive(() => {
    if (step !== 'paying') return;
    free();
    setUnconfirmed(true);
  });

  /** Orders a basket and pays for `productId`, the `appleGoodsId` of its price, in the store. */
  const pay = async (basket: Basket, productId: string): Promise<void> => {
    if (requireAppVersion(text)) await run(basket, productId);
  };

  return {
    step,
    /** Whether the store may have charged the customer: its answer is missing or was lost. */
    unconfirmed: unconfirmed && step === 'idle',
    pay,
  };
}
