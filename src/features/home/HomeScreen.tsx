import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { selectHouse } from '../../api/currentHouse';
import { useGoodsList } from '../../api/endpoints/package.api';
import {
  usePlansWithDetails,
  useSubscribedPlans,
  useUnboundDevices,
} from '../../api/endpoints/subscription.api';
import { lowestMonthlyCents } from '../../domain/offer/lowestPrice';
import { plansPage } from '../../platform/launch/plansPage';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { useGoToPlans } from '../../shell/useGoToPlans';
import { HomeView } from './HomeView';
import type { PlanListProps } from './PlanList';
import { useHeaderMenu } from '../../shell/useHeaderMenu';

/** The customer's houses, and the plans and devices of the selected house. */
export function HomeScreen({ turnOn }: Pick<PlanListProps, 'turnOn'>) {
  const { houses, current, error, refetch } = useNamedHouses();
  const plans = useSubscribedPlans(current?.id);
  const devices = useUnboundDevices(current?.id);
  const withDetails = usePlansWithDetails(plans.currentData?.list);
  const offer = useLowestPrice(plans.currentData?.list.length === 0);
  return (
    <HomeView
      state={screenStateOf({
        data: houses,
        error,
        retry: refetch,
        isEmpty: (owned) => owned.length === 0,
      })}
      error={error}
      current={current}
      onHouse={selectHouse}
      menu={useHeaderMenu()}
      onAdd={useGoToPlans()}
      plans={{
        state: screenStateOf({
          data: offer.settled ? withDetails : undefined,
          error: plans.error,
          retry: plans.refetch,
          isEmpty: (list) => list.length === 0,
        }),
        error: plans.error,
        retrying: plans.isFetching,
        fromCents: offer.cents,
        turnOn,
      }}
      devices={{
        state: screenStateOf({
          data: devices.currentData,
          error: devices.error,
          retry: devices.refetch,
          isEmpty: (list) => list.length === 0,
        }),
        error: devices.error,
        retrying: devices.isFetching,
      }}
    />
  );
}

/**
 * The lowest price of the plans page, asked for only where home has no plan to show. The store has
 * its own prices.
 */
function useLowestPrice(wanted: boolean) {
  const config = usePortalConfig();
  const skip = !wanted || plansPage(config) !== '/defaultPackage';
  const { currentData, error } = useGoodsList({ skip });
  return {
    settled: skip || currentData !== undefined || error !== undefined,
    cents: currentData && lowestMonthlyCents(currentData.list),
  };
}
