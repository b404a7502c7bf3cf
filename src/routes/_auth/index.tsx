import { createFileRoute } from '@tanstack/react-router';
import { prefetchOfHouse } from '../../api/currentHouse';
import { fetchSubscribedPlans, fetchUnboundDevices } from '../../api/endpoints/subscription.api';
import { HomeScreen } from '../../features/home/HomeScreen';
import { homeSearch } from '../../features/home/search';
import { TurnOnButton } from '../../features/subscription/TurnOnButton';

export const Route = createFileRoute('/_auth/')({
  staticData: { crumb: 'home.title' },
  validateSearch: homeSearch,
  loader: ({ context: { store } }) => {
    prefetchOfHouse(store, fetchSubscribedPlans);
    prefetchOfHouse(store, fetchUnboundDevices);
  },
  component: Home,
});

function Home() {
  const { houses } = Route.useSearch();
  return (
    <HomeScreen
      allHouses={houses === 'all'}
      turnOn={(id, detail, main) => <TurnOnButton {...{ id, detail, main }} />}
    />
  );
}
