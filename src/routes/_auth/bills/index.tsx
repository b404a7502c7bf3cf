import { createFileRoute } from '@tanstack/react-router';
import { BillsScreen } from '../../../features/bills/list/BillsScreen';
import { billsSearch } from '../../../features/bills/list/search';

export const Route = createFileRoute('/_auth/bills/')({
  staticData: { crumb: 'menu.bills' },
  validateSearch: billsSearch,
  component: Bills,
});

function Bills() {
  return <BillsScreen {...Route.useSearch()} />;
}
