import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { selectHouse } from '../../api/currentHouse';
import { useSubscribedPlans } from '../../api/endpoints/subscription.api';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { useGoToPlans } from '../../shell/useGoToPlans';
import { HomeView } from './HomeView';
import { PlanList } from './PlanList';
import { useHeaderMenu } from '../../shell/useHeaderMenu';

/** The customer's houses, and the plans of the selected house. */
export function HomeScreen() {
  const { houses, current, error, refetch } = useNamedHouses();
  const state = screenStateOf({
    data: houses,
    error,
    retry: refetch,
    isEmpty: (owned) => owned.length === 0,
  });
  return (
    <HomeView
      state={state}
      error={error}
      current={current}
      onHouse={selectHouse}
      menu={useHeaderMenu()}
      onAdd={useGoToPlans()}
      plans={current ? <PlansOfHouse house={current} /> : null}
    />
  );
}

function PlansOfHouse({ house }: { readonly house: House }) {
  const { currentData, error, refetch, isFetching } = useSubscribedPlans(house.id);
  const state = screenStateOf({
    data: currentData?.list,
    error,
    retry: refetch,
    isEmpty: (list) => list.length === 0,
  });
  return <PlanList houseName={house.name} state={state} error={error} retrying={isFetching} />;
}
