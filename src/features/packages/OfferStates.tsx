import { EmptyState } from '@homeview/ui/EmptyState';
import { PackageListSkeleton, PlanChoiceSkeleton } from '@homeview/ui/Skeletons';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { PlanUnavailable } from '../../checkout/plan/PlanUnavailable';
import { UnknownPlan } from '../../checkout/plan/UnknownPlan';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import { useOfferHead } from './useOfferHead';
import type { Offer } from './useOffer';
import type { PlanPages } from './usePlanOffer';

export interface OfferStatesProps {
  readonly pages: PlanPages;
  /** The plan to change; undefined for a purchase. */
  readonly changePackageId: string | undefined;
  readonly offer: Omit<Offer, 'ready'>;
}

/**
 * A plan page without its offer: loading, failed, empty, nothing to change, or a package that is
 * not offered.
 */
export function OfferStates({ pages, changePackageId, offer }: OfferStatesProps) {
  const text = useText();
  const head = useOfferHead(changePackageId);
  const { detail, unavailableReason, state, error, retrying } = offer;
  if (offer.notOwner) return <NoHousePage {...head} ofOther={offer.ofOther} />;
  if (detail && unavailableReason) {
    return (
      <PortalPage {...head}>
        <PlanUnavailable
          unavailableReason={unavailableReason}
          packageId={changePackageId ?? ''}
          renewable={detail.isSupportRenew}
          onRefetch={offer.refetchPlan}
          refetching={offer.refetching}
        />
      </PortalPage>
    );
  }
  return (
    <ScreenPage
      {...head}
      {...{ state, error, retrying }}
      aside={null}
      loading={
        pages === '/defaultPackage' && changePackageId === undefined ? (
          <PlanChoiceSkeleton />
        ) : (
          <PackageListSkeleton />
        )
      }
      empty={
        <EmptyState
          title={text('check_products_empty')}
          message={text('packages.emptyMessage')}
          action={<HomeLink />}
        />
      }
    >
      {() => <UnknownPlan />}
    </ScreenPage>
  );
}
