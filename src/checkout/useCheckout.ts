import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalText } from '../api/apiError';
import { useAppDispatch } from '../api/dispatch';
import { refreshGoods } from '../api/package.api';
import { refreshUnboundDevices } from '../api/subscription.api';
import type { Basket } from '../domain/basket';
import { useText } from '../i18n/useText';
import type { Translate } from '../i18n/useText';
import { dialogs, toasts } from '../shell/feedback';
import { checkoutPage } from './checkoutPage';
import { pendingOrders } from './pendingOrders';
import { placeOrder } from './placeOrder';
import { useFreedOnReturn } from './useFreedOnReturn';

/** Says why the remembered order cannot be paid; ordering anew is the customer's own decision. */
async function askToOrderAnew(
  { error, basket }: { readonly error: unknown; readonly basket: string },
  text: Translate,
): Promise<void> {
  const reason = refusalText(error) ?? '';
  const answer = await dialogs.open({
    content: text('checkout.orderStuck', { reason }),
    confirmLabel: text('checkout.orderAnew'),
  });
  if (answer.by === 'confirm') pendingOrders.forget(basket);
}

/** `ordering`: the calls run. `leaving`: the browser is on its way to the provider. */
export type CheckoutStep = 'idle' | 'ordering' | 'leaving';

/**
 * Ordering as a screen uses it: busy until the calls settle, freed on failure and when the page comes
 * back from the back/forward cache (ruling 18). A second press while busy does nothing.
 */
export function useCheckout() {
  const [step, setStep] = useState<CheckoutStep>('idle');
  const underWay = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const text = useText();

  const free = useCallback(() => {
    underWay.current = false;
    setStep('idle');
  }, []);

  useFreedOnReturn(free);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const pay = useCallback(
    async (basket: Basket) => {
      if (underWay.current) return;
      underWay.current = true;
      setStep('ordering');
      const { origin, href } = window.location;
      checkoutPage.set(href.slice(origin.length));
      const toast = toasts.loading({ message: text('create order') });
      const outcome = await placeOrder(basket, {
        dispatch,
        cancelUrl: href,
        errorUrl: `${origin}/payFailed`,
        successUrl: `${origin}/paySuccess`,
      });
      toast.done();
      // Gone to another page meanwhile: the order is remembered, and nobody is pulled to a provider
      // for something given up.
      if (left.current) return;
      if (outcome.kind === 'redirect') {
        setStep('leaving');
        pendingOrders.leaveToPay(outcome.basket);
        window.location.assign(outcome.url);
        return;
      }
      free();
      switch (outcome.kind) {
        case 'free':
          return navigate({
            to: '/paySuccess/$variant',
            params: { variant: 'free' },
            replace: true,
          });
        case 'paid':
          return navigate({ to: '/paySuccess', replace: true });
        case 'noPayUrl':
          return navigate({ to: '/payFailed' });
        case 'stuck':
          return askToOrderAnew(outcome, text);
        case 'notCreated': {
          const refusal = refusalText(outcome.error);
          if (refusal !== null) {
            // A device may have found a plan meanwhile, or the price changed: both are shown anew.
            void dispatch(refreshUnboundDevices(basket.houseId));
            void dispatch(refreshGoods());
          }
          toasts.show({ message: refusal ?? text('create_order_error'), tone: 'error' });
        }
      }
    },
    [dispatch, free, navigate, text],
  );

  return { step, pay };
}
