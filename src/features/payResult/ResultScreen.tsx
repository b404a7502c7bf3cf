import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { resetApiState } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { checkoutPage } from '../../checkout/order/checkoutPage';
import { payingOrder } from '../../checkout/order/payingOrder';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { closeWebView } from '../../shell/native/closeWebView';
import { useFailureState } from '../../shell/failureState';
import { hapticFeedback } from '../../shell/native/hapticFeedback';
import { ResultActions } from './ResultActions';
import { ResultView } from './ResultView';
import { isFailed, payResult } from './payResult';
import type { ResultVariant } from './resultTexts';
import { useOrderCheck } from './useOrderCheck';
import { offersWays, useOtherWay } from './useOtherWay';

interface Props {
  readonly variant: ResultVariant;
  /** What the address says; it counts only if this tab knows no order. */
  readonly success: boolean;
}

/** Asks what became of the tab's order, and refreshes what its payment changed. */
export function ResultScreen({ variant, success }: Props) {
  const { environment } = usePortalConfig();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const router = useRouter();
  const failure = useFailureState();
  const [order] = useState(payingOrder.get);
  const orderId = order?.orderId;
  const { check, ask } = useOrderCheck({ orderId, waits: order?.isPaid === false });
  const result = payResult(order, check, success);
  const page = checkoutPage.get();
  const lastPage = page ?? '/';
  const other = useOtherWay(isFailed(result) && offersWays(page, order));
  const tryAgain = () => router.history.push(lastPage);
  const goHome = () => void navigate({ to: '/' });
  const close = () => void closeWebView().catch(goHome);
  const goToBills = () => void navigate({ to: '/bills' });

  const succeeded = result.kind === 'paid' || (result.kind === 'ofAddress' && result.success);
  const isPaid = result.kind === 'paid';
  useEffect(() => {
    if (!succeeded) return;
    hapticFeedback();
    if (isPaid) payingOrder.settle();
    dispatch(resetApiState());
  }, [dispatch, isPaid, succeeded]);

  return (
    <ResultView
      variant={variant}
      result={result}
      order={order}
      failure={failure}
      actions={
        <ResultActions
          variant={variant}
          result={result}
          orderId={orderId}
          lastPage={lastPage}
          onHome={goHome}
          onBill={() =>
            orderId === undefined
              ? goToBills()
              : void navigate({ to: '/bills/$id', params: { id: orderId } })
          }
          onBills={goToBills}
          onTryAgain={tryAgain}
          otherWay={
            other && {
              label: other.label,
              onPay: () => {
                other.pick();
                tryAgain();
              },
            }
          }
          onCheckAgain={ask}
          onClose={variant === 'live' && environment.inApp ? close : undefined}
        />
      }
    />
  );
}
