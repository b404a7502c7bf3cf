import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../i18n/useText';
import { toasts } from '../../shell/feedback';
import { CANCELED_HASH } from '../../checkout/order/canceledPayment';
import { payingOrder } from '../../checkout/order/payingOrder';

/** Long enough to be read after the page has loaded, in ms. */
const CANCELED_DURATION_MS = 8000;

/**
 * Says once that the payment was canceled, if this tab went to pay: an address alone proves
 * nothing. The order stays pending, so that the same basket resumes it.
 */
export function useCanceledPayment(): void {
  const text = useText();
  const navigate = useNavigate();
  const isCanceled = useLocation({ select: ({ hash }) => hash === CANCELED_HASH });

  useEffect(() => {
    if (!isCanceled) return;
    const order = payingOrder.get();
    if (order && !order.isPaid) {
      payingOrder.forget();
      toasts.show({ message: text('checkout.canceled'), durationMs: CANCELED_DURATION_MS });
    }
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [isCanceled, navigate, text]);
}
