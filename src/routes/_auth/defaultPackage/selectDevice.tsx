import { createFileRoute } from '@tanstack/react-router';
import { SelectDeviceScreen } from '../../../features/packages/SelectDeviceScreen';
import { planSearch } from '../../../features/packages/search';

export const Route = createFileRoute('/_auth/defaultPackage/selectDevice')({
  validateSearch: planSearch,
  component: SelectDevice,
});

function SelectDevice() {
  return <SelectDeviceScreen search={Route.useSearch()} pages="/defaultPackage" />;
}
