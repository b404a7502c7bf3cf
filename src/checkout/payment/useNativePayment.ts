import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onIdle } from '@homeview/ui/WhenIdle';
import { plansChanged } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { failedInApp } from '../../api/request/reference';
import type { Basket } from '../../domain/plan/basket';
import { storePaymentOf } from '../../domain/payment/storePayment';
import { useText } from '../../i18n/useText';
import { toasts } from '../../shell/feedback';
import { useAppActive } from '../../shell/native/useAppActive';
import { showFailure } from '../../shell/showOutcome';
import { checkoutPage } from '../order/checkoutPage';
import { pendingOrders } from '../order/pendingOrders';
import { requireAppVersion } from '../order/requireAppVersion';
import { showOrderError } from '../order/showOrderError';
import { STORE_FAILURE_TEXT } from '../order/storeFailureText';

/** Outside the first load: fetched once the page is at rest, or with the first press. */
const loadPayment = () => import('./nativePayment');
const prepare = () => void loadPayment().catch(() => undefined);

/** `ordering`: the call runs. `paying`: the app's store has the floor. */
export type NativeStep = 'idle' | 'ordering' | 'paying';

/**
 * Buying in the app's store as a screen uses it: order, native payment, result. The button is busy
 * until the store answers, and freed when the app comes to the front again, for the answer may never
 * come; another press asks again with the same order. A late success still counts. Spec 4.
 */
export function useNativePayment() {
  const [step, setStep] = useState<NativeStep>('idle');
  const current = useRef<NativeStep>('idle');
  /** Counts presses: only the last one may say that it failed. */
  const presses = useRef(0);
  const left = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const text = useText();

  const go = useCallback((next: NativeStep) => {
    current.current = next;
    setStep(next);
  }, []);

  useAppActive(() => {
    if (current.current === 'paying') go('idle');
  });
  useEffect(() => onIdle(prepare), []);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  /** Orders a basket and has the store sell `productId`, the `appleGoodsId` of its price. */
  const pay = useCallback(
    async (basket: Basket, productId: string) => {
      if (current.current !== 'idle' || !requireAppVersion(text)) return;
      presses.current += 1;
      const press = presses.current;
      go('ordering');
      // Whatever hosted order was left unpaid in this tab: the success to come is not its own.
      pendingOrders.stay();
      const { origin, href } = window.location;
      checkoutPage.set(href.slice(origin.length));
      const toast = toasts.loading({ message: text('create order') });
      let orderId: string;
      let store: Awaited<ReturnType<typeof loadPayment>>;
      try {
        store = await loadPayment();
        ({ orderId } = await store.orderForStore(basket, dispatch));
      } catch (error) {
        if (!left.current) showOrderError(error, dispatch, text);
        go('idle');
        return;
      } finally {
        toast.done();
      }
      // Gone to another page meanwhile: the order is remembered, and nothing is sold.
      if (left.current) return;
      go('paying');
      const code = await store.payInStore({ orderId, productId });
      const payment = storePaymentOf(code);
      if (payment === 'sold') {
        pendingOrders.forget(store.storeBasketKey(basket));
        dispatch(plansChanged());
        if (!left.current) await navigate({ to: '/paySuccess', replace: true });
        return;
      }
      if (left.current || press !== presses.current) return;
      go('idle');
      showFailure(text(STORE_FAILURE_TEXT[payment]), failedInApp('IAP.payment', code), text);
    },
    [dispatch, go, navigate, text],
  );

  return { step, pay };
}
