import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '../../../features/packages/PlanScreen';
import { planSearch } from '../../../features/packages/search';

export const Route = createFileRoute('/_auth/defaultPackage/')({
  validateSearch: planSearch,
  component: Plan,
});

function Plan() {
  return <PlanScreen search={Route.useSearch()} />;
}
