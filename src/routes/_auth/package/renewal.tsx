import { createFileRoute } from '@tanstack/react-router';
import { RenewalScreen } from '../../../features/renewal/RenewalScreen';
import { renewalSearch } from '../../../features/renewal/search';

export const Route = createFileRoute('/_auth/package/renewal')({
  validateSearch: renewalSearch,
  component: Renewal,
});

function Renewal() {
  return <RenewalScreen search={Route.useSearch()} />;
}
