import { createFileRoute } from '@tanstack/react-router';
import { BillsScreen } from '../../../features/bills/BillsScreen';

export const Route = createFileRoute('/_auth/bills/')({ component: BillsScreen });
