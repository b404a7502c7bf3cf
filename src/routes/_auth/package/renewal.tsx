import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../api/endpoints/house.api';
import { fetchPackageOfPlan, fetchPayModes } from '../../../api/endpoints/package.api';
import { prefetch } from '../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../api/endpoints/subscription.api';
import { RenewalScreen } from '../../../features/renewal/RenewalScreen';
import { renewalSearch } from '../../../features/renewal/search';
import { PlanHouse } from '../../../shell/house/PlanHouse';

export const Route = createFileRoute('/_auth/package/renewal')({
  staticData: { crumb: 'renew.title' },
  validateSearch: renewalSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { packageId }, context: { store } }) =>
    prefetch(
      store,
      ...(packageId === undefined
        ? []
        : [fetchSubscriptionDetail(packageId), fetchPackageOfPlan(packageId)]),
      fetchHouseList(),
      fetchPayModes(),
    ),
  component: Renewal,
});

function Renewal() {
  const search = Route.useSearch();
  return (
    <PlanHouse planId={search.packageId}>
      <RenewalScreen search={search} />
    </PlanHouse>
  );
}
