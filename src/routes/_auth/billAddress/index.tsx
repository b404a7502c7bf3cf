import { createFileRoute } from '@tanstack/react-router';
import { BillAddressScreen } from '../../../features/billing/BillAddressScreen';

export const Route = createFileRoute('/_auth/billAddress/')({ component: BillAddressScreen });
