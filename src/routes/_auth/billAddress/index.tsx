import { createFileRoute } from '@tanstack/react-router';
import { BillAddressScreen } from '../../../features/billing/BillAddressScreen';
import { billAddressSearch } from '../../../features/billing/search';

export const Route = createFileRoute('/_auth/billAddress/')({
  staticData: { crumb: 'menu.billAddress' },
  validateSearch: billAddressSearch,
  component: BillAddressScreen,
});
