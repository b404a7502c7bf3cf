import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { onIdle } from '@homeview/ui/WhenIdle';
import { useAppDispatch } from '../../api/dispatch';
import type { Basket } from '../../domain/plan/basket';
import { useText } from '../../i18n/useText';
import type { Translate } from '../../i18n/useText';
import { isSignedIn } from '../../platform/session/session';
import { toasts } from '../../shell/feedback';
import { failureState } from '../../shell/failureState';
import { confirmNewOrder } from './confirmNewOrder';
import { checkoutPage } from './checkoutPage';
import { pendingOrders } from './pendingOrders';
import type { OrderOutcome } from './placeOrder';
import { showOrderError } from './showOrderError';
import { useCheckoutStep } from './useCheckoutStep';

/** An order that failed without a word of the service; a gift card is never lost by it. Spec 4, 8. */
const failureText = ({ giftCardCode }: Basket, text: Translate): string => {
  const reason = text('create_order_error');
  return giftCardCode === undefined ? reason : text('giftCard.notLost', { reason });
};

/** Outside the first load: fetched once the page is at rest, or with the first press. */
const loadOrdering = () => import('./placeOrder');
const prepare = () => void loadOrdering().catch(() => undefined);

/** The wording of the screens that a payment ends on. Spec 2. */
export type PayResult = 'plain' | 'free' | 'promotions';

interface PayOptions {
  readonly result?: PayResult | undefined;
  /**
   * Where the provider sends a customer who changes his mind, and where "Try again" leads; this page
   * unless set. A page whose address is a secret must name another one.
   */
  readonly cancelPath?: string | undefined;
}

/** Ordering as a screen uses it: busy until the calls settle, freed on failure. */
export function useCheckout() {
  const { step, begin, leaveTo, free, hasLeft } = useCheckoutStep();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const text = useText();
  useEffect(() => onIdle(prepare), []);

  const pay = useCallback(
    async (basket: Basket, { result = 'plain', cancelPath }: PayOptions = {}) => {
      const { origin, href } = window.location;
      if (!(await begin())) return;
      const page = cancelPath ?? href.slice(origin.length);
      checkoutPage.set(page);
      const end = result === 'plain' ? '' : `/${result}`;
      const toast = toasts.loading({ message: text('create order') });
      const outcome = await loadOrdering().then(
        ({ placeOrder }) =>
          placeOrder(basket, {
            dispatch,
            cancelUrl: `${origin}${page}`,
            errorUrl: `${origin}/payFailed${end}`,
            successUrl: `${origin}/paySuccess${end}`,
          }),
        (error: unknown): OrderOutcome => ({ kind: 'notCreated', error }),
      );
      toast.done();
      // Gone to another page meanwhile: the order is remembered, and the customer is not sent to a provider
      // for something given up.
      // The end of a session leads to sign-in by itself.
      if (hasLeft() || !isSignedIn()) return free();
      if (outcome.kind === 'redirect') {
        pendingOrders.leaveToPay(outcome.basket);
        return leaveTo(outcome.url);
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
          return navigate({ to: '/payFailed', state: failureState(outcome.error) });
        case 'stuck':
          return confirmNewOrder(outcome, text);
        case 'notCreated':
          showOrderError(outcome.error, dispatch, text, failureText(basket, text));
      }
    },
    [begin, dispatch, free, hasLeft, leaveTo, navigate, text],
  );

  return { step, pay };
}
