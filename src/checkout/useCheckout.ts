import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalText } from '../api/apiError';
import { useAppDispatch } from '../api/dispatch';
import { refreshUnboundDevices } from '../api/subscription.api';
import type { Basket } from '../domain/basket';
import { useText } from '../i18n/useText';
import { checkoutPage } from './checkoutPage';
import { toasts } from '../shell/feedback';
import { placeOrder } from './placeOrder';

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

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [free]);

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
      if (outcome.kind === 'redirect') {
        setStep('leaving');
        window.location.assign(outcome.url);
        return;
      }
      free();
      switch (outcome.kind) {
        case 'free':
          return navigate({ to: '/paySuccess/$variant', params: { variant: 'free' } });
        case 'paid':
          return navigate({ to: '/paySuccess' });
        case 'noPayUrl':
          return navigate({ to: '/payFailed' });
        case 'notCreated': {
          const refusal = refusalText(outcome.error);
          // A refusal may mean that a device found a plan meanwhile: the list is shown as it is now.
          if (refusal !== null) void dispatch(refreshUnboundDevices(basket.houseId));
          toasts.show({ message: refusal ?? text('create_order_error'), tone: 'error' });
        }
      }
    },
    [dispatch, free, navigate, text],
  );

  return { step, pay };
}
