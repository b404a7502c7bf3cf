import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { BillDetailSkeleton } from '@homeview/ui/Skeletons';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import { ContactSupport } from '../../../shell/links/ContactSupport';
import { FailedView } from '../../../shell/pages/FailedView';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { BillDetail } from './BillDetail';
import { BillExplanation } from './BillExplanation';
import type { ExplainedBill } from './explainedBill';
import type { BuyerAddress } from './BillParties';

export interface BillViewProps {
  readonly id: string;
  /** Empty if the service does not know this bill. */
  readonly state: ScreenState<OrderDetail>;
  readonly address: BuyerAddress;
  readonly addressError?: unknown;
  /** Undefined while it is loading. */
  readonly explained?: ExplainedBill | undefined;
  /** Why the bill could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The service's message for an unknown bill. */
  readonly refusal?: string | null | undefined;
  readonly onToBills: () => void;
}

/** One bill in full. */
export function BillView(props: BillViewProps) {
  const { id, state, address, addressError, explained, error, retrying, refusal, onToBills } =
    props;
  const text = useText();
  const title =
    state.status === 'loaded' ? text('bill.titleNumber', { number: id }) : text('bill.title');
  return (
    <PortalPage
      title={title}
      backTo="/bills"
      aside={
        state.status === 'loaded' ? <BillExplanation bill={state.data} {...{ explained }} /> : null
      }
    >
      <ScreenSwitch
        state={state}
        loading={<BillDetailSkeleton />}
        failed={(retry) => <FailedView {...{ error, retrying }} onRetry={retry} order={id} />}
        empty={
          <EmptyState
            title={text('bill.unknownTitle')}
            message={refusal}
            action={
              <>
                <BusyButton onClick={onToBills}>{text('bill.toBills')}</BusyButton>
                <ContactSupport order={id} />
              </>
            }
          />
        }
      >
        {(bill) => (
          <BillDetail
            orderId={id}
            origin={explained?.origin}
            {...{ bill, address, addressError }}
          />
        )}
      </ScreenSwitch>
    </PortalPage>
  );
}
