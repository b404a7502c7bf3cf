import { createFileRoute } from '@tanstack/react-router';
import { prefetchDevices } from '../../../features/packages/offerCalls';
import { SelectDeviceScreen } from '../../../features/packages/SelectDeviceScreen';
import { planSearch } from '../../../features/packages/search';
import { PlanHouse } from '../../../shell/house/PlanHouse';

export const Route = createFileRoute('/_auth/defaultPackage/selectDevice')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { store } }) => prefetchDevices(store, deps, '/defaultPackage'),
  component: SelectDevice,
});

function SelectDevice() {
  const search = Route.useSearch();
  return (
    <PlanHouse planId={search.changePackageId}>
      <SelectDeviceScreen search={search} pages="/defaultPackage" />
    </PlanHouse>
  );
}
