import { createFileRoute } from '@tanstack/react-router';
import { prefetchOfHouse } from '../../api/currentHouse';
import { fetchSubscribedPlans, fetchUnboundDevices } from '../../api/endpoints/subscription.api';
import { HomeScreen } from '../../features/home/HomeScreen';
import { TurnOnButton } from '../../features/subscription/TurnOnButton';

export const Route = createFileRoute('/_auth/')({
  staticData: { crumb: 'home.title' },
  loader: ({ context: { store } }) => {
    prefetchOfHouse(store, fetchSubscribedPlans);
    prefetchOfHouse(store, fetchUnboundDevices);
  },
  component: Home,
});

function Home() {
  return <HomeScreen turnOn={(id, detail) => <TurnOnButton id={id} detail={detail} />} />;
}
