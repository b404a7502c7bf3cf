import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { resetApiState } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { checkoutPage } from '../../checkout/order/checkoutPage';
import { pendingOrders } from '../../checkout/order/pendingOrders';
import { environment } from '../../platform/launch/environment';
import { closeWebView } from '../../shell/native/closeWebView';
import { useFailureState } from '../../shell/failureState';
import { hapticFeedback } from '../../shell/native/hapticFeedback';
import { ResultActions } from './ResultActions';
import { ResultView } from './ResultView';
import type { ResultVariant } from './resultTexts';

interface Props {
  readonly variant: ResultVariant;
  readonly success: boolean;
}

/** Refreshes what a payment changed, and handles the buttons of its result page. */
export function ResultScreen({ variant, success }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const router = useRouter();
  const failure = useFailureState();
  const lastPage = checkoutPage.get() ?? '/';
  const goHome = () => void navigate({ to: '/' });

  useEffect(() => {
    if (!success) return;
    hapticFeedback();
    pendingOrders.settle();
    dispatch(resetApiState());
  }, [dispatch, success]);

  return (
    <ResultView
      variant={variant}
      success={success}
      failure={failure}
      actions={
        <ResultActions
          variant={variant}
          success={success}
          inApp={environment.inApp}
          lastPage={lastPage}
          onHome={goHome}
          onTryAgain={() => router.history.push(lastPage)}
          onClose={() => void closeWebView().catch(goHome)}
        />
      }
    />
  );
}
