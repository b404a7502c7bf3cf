import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { BillDetailSkeleton } from '@homeview/ui/Skeletons';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import { FailedView } from '../../../shell/pages/FailedView';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { BillDetail } from './BillDetail';

export interface BillViewProps {
  readonly id: string;
  /** Empty if the service does not know this bill. */
  readonly state: ScreenState<OrderDetail>;
  /** Why the bill could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The service's message for an unknown bill. */
  readonly refusal?: string | null | undefined;
  readonly onToBills: () => void;
}

/** One bill in full. Spec 2. */
export function BillView({ id, state, error, retrying, refusal, onToBills }: BillViewProps) {
  const text = useText();
  return (
    <PortalPage
      title={text('bill.title')}
      backTo="/bills"
      headingInContent={state.status === 'loaded'}
    >
      <ScreenSwitch
        state={state}
        loading={<BillDetailSkeleton />}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
        empty={
          <EmptyState
            title={text('bill.unknownTitle')}
            message={refusal}
            action={<BusyButton onClick={onToBills}>{text('bill.toBills')}</BusyButton>}
          />
        }
      >
        {(bill) => <BillDetail orderId={id} bill={bill} />}
      </ScreenSwitch>
    </PortalPage>
  );
}
