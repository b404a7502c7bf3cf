import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../../api/prefetch';
import { offerCalls } from '../../../features/packages/offerCalls';
import { PlanScreen } from '../../../features/packages/plan/PlanScreen';
import { planCrumb, planSearch } from '../../../features/packages/search';
import { PlanHouse } from '../../../shell/house/PlanHouse';

export const Route = createFileRoute('/_auth/defaultPackage/')({
  staticData: { crumb: planCrumb },
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { store } }) => prefetch(store, ...offerCalls(deps, '/defaultPackage')),
  component: Plan,
});

function Plan() {
  const search = Route.useSearch();
  return (
    <PlanHouse planId={search.changePackageId}>
      <PlanScreen search={search} />
    </PlanHouse>
  );
}
