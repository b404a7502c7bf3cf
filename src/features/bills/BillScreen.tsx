import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { BillDetailSkeleton } from '@homeview/ui/Skeletons';
import { refusalText } from '../../api/apiError';
import { useBill } from '../../api/billing.api';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { BillDetail } from './BillDetail';

/** One bill in full. Spec 2. */
export function BillScreen({ id }: { readonly id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { currentData, error, refetch, isFetching } = useBill(id);
  // A refusal (400) is the service not knowing this id: no retry will change that.
  const refusal = currentData === undefined ? refusalText(error) : null;
  const state = screenStateOf({
    data: refusal === null ? currentData : null,
    error,
    retry: refetch,
    isEmpty: (bill) => bill === null,
  });

  return (
    <PortalPage
      title={text('bill.title')}
      backTo="/bills"
      headingInContent={state.status === 'loaded'}
    >
      <ScreenSwitch
        state={state}
        loading={<BillDetailSkeleton />}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={isFetching} />}
        empty={
          <EmptyState
            title={text('bill.unknownTitle')}
            message={refusal}
            action={
              <BusyButton onClick={() => void navigate({ to: '/bills' })}>
                {text('bill.toBills')}
              </BusyButton>
            }
          />
        }
      >
        {(bill) => (bill ? <BillDetail orderId={id} bill={bill} /> : null)}
      </ScreenSwitch>
    </PortalPage>
  );
}
