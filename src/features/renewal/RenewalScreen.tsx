import { Suspense, useEffect } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { onIdle } from '@homeview/ui/WhenIdle';
import { refusalText } from '../../api/request/apiError';
import { useBillAddress } from '../../api/endpoints/billing.api';
import { usePackageOfPlan, usePayModes } from '../../api/endpoints/package.api';
import { useSubscriptionDetail, useUnboundDevices } from '../../api/endpoints/subscription.api';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { PlanUnavailable } from '../../checkout/plan/PlanUnavailable';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { whyNotRenewable } from '../../domain/plan/planUnavailable';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { combineQueries } from '../../shell/combineQueries';
import { RenewalCheckout, prepareAddressForm } from './RenewalCheckout';
import { RenewalStatesView } from './RenewalStatesView';
import { renewalPrices } from './renewalPrices';
import type { RenewalSearch } from './search';

/** Pays for another period of a plan. */
export function RenewalScreen({ search: { packageId } }: { readonly search: RenewalSearch }) {
  const text = useText();
  useEffect(() => onIdle(prepareAddressForm), []);
  const detail = useSubscriptionDetail(packageId);
  const { settled, notOwner, ofOther } = useOwnership(detail.currentData?.homeId);
  const { house, ...houses } = useSelectedHouse(detail.currentData?.homeId ?? null);
  const { data, error, retry, retrying } = combineQueries({
    detail,
    goods: usePackageOfPlan(packageId),
    devices: useUnboundDevices(house?.id),
    payModes: usePayModes(),
    address: useBillAddress(),
  });
  // Rejection 400 means that the service does not know this plan, so a retry cannot help.
  const unknown = packageId === undefined || (!data && refusalText(detail.error) !== null);
  const unavailableReason = settled && detail.currentData && whyNotRenewable(detail.currentData);
  const prices = data ? renewalPrices(data) : null;
  const state = screenStateOf({
    data: unknown ? null : data,
    error: houses.error ?? error,
    retry: houses.error ? houses.refetch : retry,
    isEmpty: (loaded) => loaded === null || prices === null,
  });
  const backTo = packageId === undefined ? '/' : `/subscription/${encodeURIComponent(packageId)}`;
  const frame = { title: text('renew.title'), backTo, aside: null };

  if (notOwner) return <NoHousePage title={frame.title} {...{ backTo, ofOther }} />;
  if (packageId !== undefined && unavailableReason) {
    return (
      <PortalPage {...frame}>
        <PlanUnavailable
          unavailableReason={unavailableReason}
          packageId={packageId}
          renewable={false}
          onRefetch={() => void detail.refetch()}
          refetching={detail.isFetching}
        />
      </PortalPage>
    );
  }
  if (packageId !== undefined && state.status === 'loaded' && state.data && prices && house) {
    const { address, ...loaded } = state.data;
    return (
      <Suspense
        fallback={<RenewalStatesView {...{ backTo, unknown }} state={{ status: 'loading' }} />}
      >
        <RenewalCheckout
          key={packageId}
          {...{ backTo, address }}
          plan={{ packageId, house, prices, ...loaded }}
        />
      </Suspense>
    );
  }
  return (
    <RenewalStatesView {...{ backTo, state, unknown, retrying }} error={houses.error ?? error} />
  );
}
