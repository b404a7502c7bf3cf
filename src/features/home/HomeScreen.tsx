import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { onIdle } from '@homeview/ui/WhenIdle';
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
import type { AllHousesProps } from './houses/AllHouses';
import { HousesSkeleton } from './houses/HousesSkeleton';
import type { TurnOn } from './PlanTiles';
import { useHeaderMenu } from '../../shell/useHeaderMenu';

/** Loaded when the page is idle; home is complete without it. */
const HomeAdvice = lazy(() => import('./HomeAdvice').catch(() => ({ default: () => null })));
/** Only for customers with several houses; without it, home shows the selected one. */
const AllHouses = lazy<ComponentType<AllHousesProps & MissingProps>>(() =>
  import('./houses/AllHouses').catch(() => ({ default: MissingHouses })),
);

interface MissingProps {
  readonly onMissing: () => void;
}

/** In place of all houses if their code could not be fetched. */
function MissingHouses({ onMissing }: MissingProps) {
  useEffect(onMissing, [onMissing]);
  return <HousesSkeleton />;
}

interface Props {
  /** A phone shows all houses. */
  readonly allHouses: boolean;
  readonly turnOn: TurnOn;
}

/** The customer's houses, and the plans and devices of the selected house. */
export function HomeScreen({ allHouses, turnOn }: Props) {
  const { houses, others, current, error, refetch } = useNamedHouses();
  const navigate = useNavigate();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true)), []);
  const [isMissing, setIsMissing] = useState(false);
  const onMissing = useCallback(() => setIsMissing(true), []);
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
      allHouses={{
        chosen: allHouses,
        missing: isMissing,
        onChoose: (all) =>
          void navigate({
            to: '/',
            search: { houses: all ? 'all' : undefined },
            replace: true,
            resetScroll: false,
          }),
        render: (aboveId) => (
          <Suspense fallback={<HousesSkeleton />}>
            <AllHouses
              {...{ aboveId, turnOn, onMissing }}
              houses={houses ?? []}
              others={others ?? []}
            />
          </Suspense>
        ),
      }}
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
      advice={
        isIdle && withDetails ? (
          <Suspense fallback={null}>
            <HomeAdvice plans={withDetails} />
          </Suspense>
        ) : null
      }
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
