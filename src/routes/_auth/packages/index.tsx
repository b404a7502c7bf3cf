import { createFileRoute } from '@tanstack/react-router';
import { PackagesScreen } from '../../../features/packages/PackagesScreen';
import { planSearch } from '../../../features/packages/search';

export const Route = createFileRoute('/_auth/packages/')({
  validateSearch: planSearch,
  component: Packages,
});

function Packages() {
  return <PackagesScreen search={Route.useSearch()} />;
}
