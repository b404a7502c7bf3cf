import { useNavigate } from '@tanstack/react-router';
import type { PaySessionRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import { useAppDispatch } from '../../../api/dispatch';
import { useText } from '../../../i18n/useText';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { nextPaint } from '../../../platform/nextPaint';
import { isSignedIn } from '../../../platform/session/session';
import { stored } from '../../../platform/storage/storedItems';
import { toasts } from '../../../shell/feedback';
import { showFailure } from '../../../shell/showOutcome';
import { failureState } from '../../../shell/failureState';
import { useAction } from '../../../shell/useAction';
import { checkoutPage } from '../../../checkout/order/checkoutPage';
import { canceledUrl } from '../../../checkout/order/canceledPayment';
import { payingOrder } from '../../../checkout/order/payingOrder';
import { openPaySession } from './paySession';
import { checkoutStep } from '../../../checkout/order/useCheckout';

type SessionRequest = Pick<PaySessionRequest, 'priceId' | 'packageId' | 'payMode'>;

/**
 * State and function to set up the payment of a plan: busy until the call settles, reset on
 * failure. In the app, the result pages close the web view.
 */
export function usePaySession() {
  const { environment } = usePortalConfig();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const text = useText();

  const live = environment.inApp;
  const end = live ? '/live' : '';

  /** Opens the provider; otherwise returns what the customer is shown. */
  const { run, busy, leaving } = useAction(
    async ({ hasLeft, leaveTo }, request: SessionRequest) => {
      const { origin, pathname } = window.location;
      // Shows the loading state before the call starts.
      await nextPaint();
      checkoutPage.set(pathname);
      const urls = {
        cancelUrl: canceledUrl(pathname),
        errorUrl: `${origin}/payFailed${end}`,
        successUrl: `${origin}/paySuccess${end}`,
      };
      const userId = stored.user.get()?.id ?? '';
      const toast = toasts.loading({ message: text('create order') });
      const outcome = await openPaySession({ ...request, ...urls }, { userId, dispatch }).finally(
        () => toast.done(),
      );
      // The customer left the page, so the provider is not opened.
      // An expired session redirects to sign-in elsewhere.
      if (hasLeft() || !isSignedIn()) return undefined;
      if (outcome.kind !== 'redirect') return outcome;
      // Replaces an unpaid order of this tab, which this payment's success must not settle.
      payingOrder.note({ isPaid: false, isFree: false, kind: 'renew' });
      leaveTo(outcome.url);
      return undefined;
    },
  );

  const open = async (request: SessionRequest): Promise<void> => {
    const failed = await run(request);
    if (!failed) return;
    const { kind, error } = failed;
    const state = failureState(error);
    if (live) await navigate({ to: '/payFailed/$variant', params: { variant: 'live' }, state });
    else if (kind === 'noPayUrl') await navigate({ to: '/payFailed' });
    else {
      const words = { message: text('save_failed'), safe: text('error.notCharged') };
      showFailure(words, error, text);
    }
  };

  return { step: checkoutStep(busy, leaving), open };
}
