import { createFileRoute } from '@tanstack/react-router';
import { prefetchDevices } from '../../../features/packages/offerCalls';
import { SelectDeviceScreen } from '../../../features/packages/SelectDeviceScreen';
import { planSearch } from '../../../features/packages/search';

export const Route = createFileRoute('/_auth/defaultPackage/selectDevice')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { store } }) => prefetchDevices(store, deps, '/defaultPackage'),
  component: SelectDevice,
});

function SelectDevice() {
  return <SelectDeviceScreen search={Route.useSearch()} pages="/defaultPackage" />;
}
