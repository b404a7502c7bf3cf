import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { PackageListSkeleton, PlanChoiceSkeleton } from '@homeview/ui/Skeletons';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { PlanUnavailable } from '../../checkout/plan/PlanUnavailable';
import { UnknownPlan } from '../../checkout/plan/UnknownPlan';
import { whyNotChangeable } from '../../domain/plan/planUnavailable';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import type { PlanOffer, PlanPages } from './usePlanOffer';

/** Props that all offer pages share. */
export interface OfferFrame {
  readonly title: string;
  readonly backTo: string;
}

export interface OfferViewProps {
  readonly pages: PlanPages;
  /** The plan to change; undefined for a purchase. */
  readonly changePackageId: string | undefined;
  /** The plan to change, once loaded. */
  readonly detail: SubscriptionDetail | undefined;
  readonly state: ScreenState<PlanOffer>;
  /** Why the offer could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The service does not know the plan named in the URL. */
  readonly unknown: boolean;
  /** The plan to change belongs to a house that the customer does not own. */
  readonly notOwner: boolean;
  /** The customer owns other houses. */
  readonly ofOther: boolean;
  /** Refetches the plan to change. */
  readonly onLookAgain: () => void;
  readonly looking: boolean;
  /** Renders the page for an offer; returns null if the requested package is not offered. */
  readonly children: (offer: PlanOffer, frame: OfferFrame) => ReactNode;
}

/** Wraps a plan offer page with its loading, error and empty states. */
export function OfferView(props: OfferViewProps) {
  const { pages, changePackageId, detail, state, error, retrying, unknown, notOwner, ofOther } =
    props;
  const text = useText();
  const frame =
    changePackageId === undefined
      ? { title: text('packages.title'), backTo: '/' }
      : {
          title: text('change.title'),
          backTo: `/subscription/${encodeURIComponent(changePackageId)}`,
        };
  if (notOwner) return <NoHousePage {...frame} ofOther={ofOther} />;
  const obstacle = detail && whyNotChangeable(detail);
  const page = state.status === 'loaded' && !obstacle ? props.children(state.data, frame) : null;
  if (page) return page;

  if (detail && obstacle) {
    return (
      <PortalPage {...frame}>
        <PlanUnavailable
          obstacle={obstacle}
          packageId={changePackageId ?? ''}
          renewable={detail.isSupportRenew}
          onLookAgain={props.onLookAgain}
          looking={props.looking}
        />
      </PortalPage>
    );
  }
  const shown: ScreenState<unknown> = unknown ? { status: 'loaded', data: null } : state;
  return (
    <ScreenPage
      {...frame}
      state={shown}
      loading={
        pages === '/defaultPackage' && changePackageId === undefined ? (
          <PlanChoiceSkeleton />
        ) : (
          <PackageListSkeleton />
        )
      }
      error={error}
      retrying={retrying}
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
