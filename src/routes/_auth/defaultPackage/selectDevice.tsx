import { createFileRoute } from '@tanstack/react-router';
import { fetchPayModes } from '../../../api/package.api';
import { prefetch } from '../../../api/prefetch';
import { offerCalls } from '../../../features/packages/offerCalls';
import { SelectDeviceScreen } from '../../../features/packages/SelectDeviceScreen';
import { planSearch } from '../../../features/packages/search';

export const Route = createFileRoute('/_auth/defaultPackage/selectDevice')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { store } }) =>
    prefetch(store, ...offerCalls(deps, '/defaultPackage'), fetchPayModes()),
  component: SelectDevice,
});

function SelectDevice() {
  return <SelectDeviceScreen search={Route.useSearch()} pages="/defaultPackage" />;
}
