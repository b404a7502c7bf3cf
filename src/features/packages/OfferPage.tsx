import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { PlanChoiceSkeleton } from '@homeview/ui/Skeletons';
import { NoHousePage } from '../../checkout/NoHouse';
import { PlanObstacle } from '../../checkout/PlanObstacle';
import { UnknownPlan } from '../../checkout/UnknownPlan';
import { useOwnership } from '../../checkout/useOwnership';
import { changeObstacle } from '../../domain/planObstacle';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import type { PlanSearch } from './search';
import { usePlanOffer } from './usePlanOffer';
import type { PlanOffer, PlanPages } from './usePlanOffer';

interface Props {
  readonly search: PlanSearch;
  readonly pages: PlanPages;
  /** The page for what is on offer; null where that is not what the address asks for. */
  readonly children: (offer: PlanOffer, frame: OfferFrame) => ReactNode;
}

/** What the pages of an offer have in common. */
export interface OfferFrame {
  readonly title: string;
  readonly backTo: string;
}

/** A page of plans on offer, in whatever state they are. Spec 2, 4. */
export function OfferPage({ search, pages, children }: Props) {
  const text = useText();
  const { changePackageId } = search;
  const offer = usePlanOffer(search, pages);
  const { currentData, error, refetch, isFetching, unknown } = offer;
  const { notOwner, ofOther } = useOwnership(currentData?.change?.detail.homeId);
  const state = screenStateOf({
    data: currentData,
    error,
    retry: refetch,
    isEmpty: ({ list }) => list.every((goods) => goods.goodsPriceList.length === 0),
  });
  const frame =
    changePackageId === undefined
      ? { title: text('packages.title'), backTo: '/' }
      : {
          title: text('change.title'),
          backTo: `/subscription/${encodeURIComponent(changePackageId)}`,
        };
  if (notOwner) return <NoHousePage {...frame} ofOther={ofOther} />;
  const detail = currentData?.change?.detail;
  const obstacle = detail && changeObstacle(detail);
  const page = state.status === 'loaded' && !obstacle ? children(state.data, frame) : null;
  if (page) return page;

  if (detail && obstacle) {
    return (
      <PortalPage {...frame}>
        <PlanObstacle
          obstacle={obstacle}
          packageId={changePackageId ?? ''}
          renewable={detail.isSupportRenew}
          onLookAgain={offer.lookAgain}
          looking={offer.looking}
        />
      </PortalPage>
    );
  }
  return (
    <PortalPage {...frame}>
      {unknown ? (
        <UnknownPlan />
      ) : (
        <ScreenSwitch
          state={state}
          loading={<PlanChoiceSkeleton />}
          failed={(retry) => <FailedView error={error} onRetry={retry} retrying={isFetching} />}
          empty={
            <EmptyState
              title={text('check_products_empty')}
              message={text('packages.emptyMessage')}
              action={<HomeLink />}
            />
          }
        >
          {() => <UnknownPlan />}
        </ScreenSwitch>
      )}
    </PortalPage>
  );
}
