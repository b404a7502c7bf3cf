import { createFileRoute } from '@tanstack/react-router';
import { prefetchDevices } from '../../../../features/packages/offerCalls';
import { SelectDeviceScreen } from '../../../../features/packages/SelectDeviceScreen';
import { planSearch } from '../../../../features/packages/search';
import { PlanHouse } from '../../../../shell/house/PlanHouse';

export const Route = createFileRoute('/_auth/packages/$packageId/selectDevice')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { store } }) => prefetchDevices(store, deps, '/packages'),
  component: SelectDevice,
});

/** The path parameter `packageId` is the goodsId of a package in the list. */
function SelectDevice() {
  const { packageId } = Route.useParams();
  const search = Route.useSearch();
  return (
    <PlanHouse planId={search.changePackageId}>
      <SelectDeviceScreen search={search} pages="/packages" goodsId={packageId} />
    </PlanHouse>
  );
}
