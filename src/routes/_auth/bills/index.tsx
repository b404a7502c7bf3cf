import { createFileRoute } from '@tanstack/react-router';
import { BillsScreen } from '../../../features/bills/list/BillsScreen';

export const Route = createFileRoute('/_auth/bills/')({
  staticData: { crumb: 'menu.bills' },
  component: BillsScreen,
});
