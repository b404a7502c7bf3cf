import { createFileRoute } from '@tanstack/react-router';
import { prefetchOfHouse } from '../../api/currentHouse';
import { fetchGoodsList, fetchPayModes } from '../../api/endpoints/package.api';
import { prefetch } from '../../api/prefetch';
import { fetchUnboundDevices } from '../../api/endpoints/subscription.api';
import { TrialScreen } from '../../features/trial/TrialScreen';
import { trialSearch } from '../../features/trial/search';

export const Route = createFileRoute('/_auth/trialPackage')({
  validateSearch: trialSearch,
  loader: ({ context: { store } }) => {
    prefetchOfHouse(store, fetchUnboundDevices);
    prefetch(store, fetchGoodsList(), fetchPayModes());
  },
  component: Trial,
});

function Trial() {
  return <TrialScreen search={Route.useSearch()} />;
}
