import { createFileRoute } from '@tanstack/react-router';
import { BillCountryScreen } from '../../../features/billing/BillCountryScreen';

export const Route = createFileRoute('/_auth/billAddress/selectCountry')({
  component: BillCountryScreen,
});
