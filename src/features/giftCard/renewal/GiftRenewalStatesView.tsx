import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { RenewalSkeleton } from '@homeview/ui/Skeletons';
import { PlanUnavailable } from '../../../checkout/plan/PlanUnavailable';
import type { UnavailableReason } from '../../../domain/plan/planUnavailable';
import { useText } from '../../../i18n/useText';
import { HomeLink } from '../../../shell/links/HomeLink';
import { ScreenPage } from '../../../shell/pages/ScreenPage';

export interface GiftRenewalStatesViewProps {
  readonly packageId: string;
  readonly title: string;
  /** Path of the previous page. */
  readonly backTo: string;
  /** Empty: the service does not know the plan. */
  readonly state: ScreenState<unknown>;
  /** Why the plan could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** Why a loaded plan cannot be renewed; null if it is already paid for. */
  readonly unavailableReason: UnavailableReason | null;
  /** Refetches the plan. */
  readonly onRefetch: () => void;
  readonly refetching: boolean;
}

/** States of the payment setup page in which nothing can be paid. */
export function GiftRenewalStatesView(props: GiftRenewalStatesViewProps) {
  const { packageId, unavailableReason, onRefetch, refetching, ...page } = props;
  const text = useText();
  const navigate = useNavigate();
  const toPlan = () => void navigate({ to: '/subscription/$id', params: { id: packageId } });
  return (
    <ScreenPage
      {...page}
      loading={<RenewalSkeleton />}
      empty={
        <EmptyState
          title={text('subscription.unknownTitle')}
          message={text('subscription.unknownMessage')}
          action={<HomeLink />}
        />
      }
    >
      {() =>
        unavailableReason === null ? (
          <EmptyState
            title={text('giftCard.renewal.paidTitle')}
            message={text('giftCard.renewal.paidMessage')}
            action={<BusyButton onClick={toPlan}>{text('obstacle.toSubscription')}</BusyButton>}
          />
        ) : (
          <PlanUnavailable
            unavailableReason={unavailableReason}
            packageId={packageId}
            renewable={false}
            onRefetch={onRefetch}
            refetching={refetching}
          />
        )
      }
    </ScreenPage>
  );
}
