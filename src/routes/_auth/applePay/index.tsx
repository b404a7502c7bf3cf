import { createFileRoute } from '@tanstack/react-router';
import { WalletPlanScreen } from '../../../features/applePay/WalletPlanScreen';
import { walletSearch } from '../../../features/applePay/search';

export const Route = createFileRoute('/_auth/applePay/')({
  staticData: { crumb: 'packages.title' },
  validateSearch: walletSearch,
  component: WalletPlan,
});

function WalletPlan() {
  return <WalletPlanScreen search={Route.useSearch()} />;
}
