import { createFileRoute } from '@tanstack/react-router';
import { WalletDeviceScreen } from '../../../features/applePay/WalletDeviceScreen';
import { walletSearch } from '../../../features/applePay/search';

export const Route = createFileRoute('/_auth/applePay/selectDevice')({
  validateSearch: walletSearch,
  component: WalletDevices,
});

function WalletDevices() {
  return <WalletDeviceScreen search={Route.useSearch()} />;
}
