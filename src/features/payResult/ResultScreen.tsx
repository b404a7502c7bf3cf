import { useEffect } from 'react';
import { ResultPanel } from '@homeview/ui/ResultPanel';
import { api } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { pendingOrders } from '../../checkout/pendingOrders';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { Reference } from '../../shell/Reference';
import { useFailureState } from '../../shell/failureState';
import { impact } from '../../shell/impact';
import { ResultActions } from './ResultActions';
import { RESULT_TEXT } from './resultTexts';
import type { ResultVariant } from './resultTexts';

interface Props {
  readonly variant: ResultVariant;
  readonly success: boolean;
}

/** The end of a payment. Shows the wording of its variant and no order data (ruling 16). Spec 2. */
export function ResultScreen({ variant, success }: Props) {
  const text = useText();
  const dispatch = useAppDispatch();
  const failure = useFailureState();
  const words = RESULT_TEXT[variant][success ? 'success' : 'failed'];

  useEffect(() => {
    if (!success) return;
    impact();
    pendingOrders.settle();
    dispatch(api.util.resetApiState());
  }, [dispatch, success]);

  return (
    <PortalPage title={text(words.title)} headingInContent maxWidth={520}>
      <ResultPanel
        illustration={success ? 'success' : 'failed'}
        tone={success ? 'success' : 'error'}
        title={text(words.title)}
        message={text(words.message)}
        actions={<ResultActions variant={variant} success={success} />}
      >
        {success ? null : <Reference error={failure} />}
      </ResultPanel>
    </PortalPage>
  );
}
