import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PlanUnavailable } from '../../../checkout/plan/PlanUnavailable';
import { whyNotChangeable } from '../../../domain/plan/planUnavailable';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import type { PlanChange } from '../usePlanOffer';
import { isCurrent } from '../plan/usePlanSummary';

interface Props {
  readonly change: PlanChange;
  readonly price: PriceEntry;
  readonly backTo: string;
  readonly offer: { readonly refetchPlan: () => void; readonly refetching: boolean };
  /** Shown if the change is possible. */
  readonly children: ReactNode;
}

/** Shows why a plan cannot be changed, because a link may skip the page that usually shows it. */
export function ChangeUnavailable({ change, price, backTo, offer, children }: Props) {
  const text = useText();
  const router = useRouter();
  const unavailableReason = whyNotChangeable(change.detail);
  if (!unavailableReason && !isCurrent(change, price)) return children;
  return (
    <PortalPage title={text('change.title')} backTo={backTo} aside={null}>
      {unavailableReason ? (
        <PlanUnavailable
          unavailableReason={unavailableReason}
          packageId={change.packageId}
          renewable={change.detail.isSupportRenew}
          onRefetch={offer.refetchPlan}
          refetching={offer.refetching}
        />
      ) : (
        <EmptyState
          title={text('change.same')}
          action={
            <BusyButton onClick={() => router.history.push(backTo)}>
              {text('packages.seeAll')}
            </BusyButton>
          }
        />
      )}
    </PortalPage>
  );
}
