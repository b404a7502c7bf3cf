import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import { ResultPanel } from '@homeview/ui/ResultPanel';
import { api } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { checkoutPage } from '../../checkout/checkoutPage';
import { pendingOrders } from '../../checkout/pendingOrders';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import { RESULT_TEXT } from './resultTexts';
import type { ResultVariant } from './resultTexts';

interface Props {
  readonly variant: ResultVariant;
  readonly success: boolean;
}

/** The end of a payment. Shows the wording of its variant and no order data (ruling 16). Spec 2. */
export function ResultScreen({ variant, success }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const words = RESULT_TEXT[variant][success ? 'success' : 'failed'];
  const lastPage = checkoutPage.get();

  useEffect(() => {
    if (!success) return;
    pendingOrders.settle();
    dispatch(api.util.resetApiState());
  }, [dispatch, success]);

  const primary = success ? (
    <BusyButton onClick={() => void navigate({ to: '/' })}>{text('result.toPlans')}</BusyButton>
  ) : (
    <BusyButton onClick={() => router.history.push(lastPage ?? '/')}>
      {text('result.tryAgain')}
    </BusyButton>
  );
  const showsHome = variant !== 'promotions';

  return (
    <PortalPage title={text(words.title)} headingInContent maxWidth={520}>
      <ResultPanel
        illustration={success ? 'success' : 'failed'}
        tone={success ? 'success' : 'error'}
        title={text(words.title)}
        message={text(words.message)}
        actions={
          <>
            {success && !showsHome ? null : primary}
            {success || !showsHome ? null : <HomeLink />}
          </>
        }
      />
    </PortalPage>
  );
}
