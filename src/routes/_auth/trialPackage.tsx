import { createFileRoute } from '@tanstack/react-router';
import { TrialScreen } from '../../features/trial/TrialScreen';
import { trialSearch } from '../../features/trial/search';

export const Route = createFileRoute('/_auth/trialPackage')({
  validateSearch: trialSearch,
  component: Trial,
});

function Trial() {
  return <TrialScreen search={Route.useSearch()} />;
}
