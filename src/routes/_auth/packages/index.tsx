import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../../api/prefetch';
import { offerCalls } from '../../../features/packages/offerCalls';
import { PackagesScreen } from '../../../features/packages/plan/PackagesScreen';
import { planCrumb, planSearch } from '../../../features/packages/search';
import { PlanHouse } from '../../../shell/house/PlanHouse';

export const Route = createFileRoute('/_auth/packages/')({
  staticData: { crumb: planCrumb },
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { store } }) => prefetch(store, ...offerCalls(deps, '/packages')),
  component: Packages,
});

function Packages() {
  const search = Route.useSearch();
  return (
    <PlanHouse planId={search.changePackageId}>
      <PackagesScreen search={search} />
    </PlanHouse>
  );
}
