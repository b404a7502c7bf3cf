import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../api/house.api';
import { fetchGoodsList, fetchPayModes } from '../../api/package.api';
import { prefetch } from '../../api/prefetch';
import { TrialScreen } from '../../features/trial/TrialScreen';
import { trialSearch } from '../../features/trial/search';

export const Route = createFileRoute('/_auth/trialPackage')({
  validateSearch: trialSearch,
  loader: ({ context: { store } }) =>
    prefetch(store, fetchHouseList(), fetchGoodsList(), fetchPayModes()),
  component: Trial,
});

function Trial() {
  return <TrialScreen search={Route.useSearch()} />;
}
