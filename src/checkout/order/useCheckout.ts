import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { onIdle } from '@homeview/ui/WhenIdle';
import { useAppDispatch } from '../../api/dispatch';
import { unsent } from '../../api/request/apiError';
import type { Store } from '../../api/store';
import type { Basket } from '../../domain/plan/basket';
import { useText } from '../../i18n/useText';
import type { Translate } from '../../i18n/useText';
import { nextPaint } from '../../platform/nextPaint';
import { isSignedIn } from '../../platform/session/session';
import { toasts } from '../../shell/feedback';
import { failureState } from '../../shell/failureState';
import { dismissFailure } from '../../shell/failureToast';
import type { Failed } from '../../shell/failureToast';
import { useAction } from '../../shell/useAction';
import { confirmNewOrder } from './confirmNewOrder';
import { checkoutPage } from './checkoutPage';
import { canceledUrl } from './canceledPayment';
import { orderFacts } from './orderFacts';
import { payingOrder } from './payingOrder';
import type { OrderOutcome } from './placeOrder';
import { showOrderError } from './showOrderError';

/** A failed order of a gift card in words: the card stays valid. */
const failedCard = (text: Translate): Failed => ({
  message: text('giftCard.notLost', { reason: text('create_order_error') }),
  safe: text('giftCard.notLost', { reason: '' }).trim(),
});

/** A separate chunk, loaded when the page is idle or on the first press. */
const loadOrdering = () => import('./placeOrder');
const prepare = () => void loadOrdering().catch(() => undefined);

/** The result page of a payment, which determines its texts. */
export type PayResult = 'plain' | 'free' | 'promotions';

interface PayOptions {
  readonly result?: PayResult | undefined;
  /**
   * Path that a canceled payment and "Try again" return to; the current page by default. A page
   * whose URL contains a gift card code must set another path.
   */
  readonly cancelPath?: string | undefined;
}

/** `ordering`: the calls are pending. `leaving`: the browser is opening the provider. */
export type CheckoutStep = 'idle' | 'ordering' | 'leaving';

export const checkoutStep = (busy: boolean, leaving: boolean): CheckoutStep =>
  leaving ? 'leaving' : busy ? 'ordering' : 'idle';

/** State and function to order from a page: busy until the calls settle, reset on failure. */
export function useCheckout() {
  const dispatch = useAppDispatch();
  const { getState } = useStore<ReturnType<Store['getState']>>();
  const navigate = useNavigate();
  const text = useText();
  useEffect(() => onIdle(prepare), []);

  /** Orders, and leaves for the provider; otherwise returns what the customer is shown. */
  const {
    run: order,
    busy,
    leaving,
  } = useAction(async ({ hasLeft, leaveTo }, basket: Basket, page: string, end: string) => {
    // Shows the loading state before the calls start.
    await nextPaint();
    dismissFailure();
    checkoutPage.set(page);
    const facts = orderFacts(getState(), basket);
    const { origin } = window.location;
    const toast = toasts.loading({ message: text('create order') });
    const outcome = await loadOrdering()
      .then(
        ({ placeOrder }) =>
          placeOrder(basket, {
            dispatch,
            cancelUrl: canceledUrl(page),
            errorUrl: `${origin}/payFailed${end}`,
            successUrl: `${origin}/paySuccess${end}`,
          }),
        (): OrderOutcome => ({ kind: 'notCreated', error: unsent('createOrder') }),
      )
      .finally(() => toast.done());
    // The customer left the page: the order stays pending, and the provider is not opened.
    // An expired session redirects to sign-in elsewhere.
    if (hasLeft() || !isSignedIn()) return undefined;
    if (outcome.kind === 'redirect') {
      payingOrder.note({ ...facts, ...outcome.order, isPaid: false });
      leaveTo(outcome.url);
      return undefined;
    }
    return { outcome, facts };
  });

  const pay = async (basket: Basket, { result = 'plain', cancelPath }: PayOptions = {}) => {
    const { origin, href } = window.location;
    const page = cancelPath ?? href.slice(origin.length);
    const shown = await order(basket, page, result === 'plain' ? '' : `/${result}`);
    if (!shown) return;
    const { outcome, facts } = shown;
    switch (outcome.kind) {
      case 'free':
        payingOrder.note({ ...facts, ...outcome.order, isPaid: true });
        return navigate({ to: '/paySuccess/$variant', params: { variant: 'free' }, replace: true });
      case 'paid':
        payingOrder.note({ ...facts, ...outcome.order, isPaid: true });
        return navigate({ to: '/paySuccess', replace: true });
      case 'noPayUrl':
        return navigate({ to: '/payFailed', state: failureState(outcome.error) });
      case 'stuck':
        return confirmNewOrder(outcome, text);
      case 'notCreated':
        showOrderError(
          outcome.error,
          dispatch,
          text,
          basket.giftCardCode === undefined ? undefined : failedCard(text),
        );
    }
  };

  return { step: checkoutStep(busy, leaving), pay };
}
