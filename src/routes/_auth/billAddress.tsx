import { createFileRoute } from '@tanstack/react-router';
import { BillAddressPages } from '../../features/billing/BillAddressPages';

export const Route = createFileRoute('/_auth/billAddress')({ component: BillAddressPages });
