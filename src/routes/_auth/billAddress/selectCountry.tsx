import { createFileRoute } from '@tanstack/react-router';
import { BillCountryScreen } from '../../../features/billing/BillCountryScreen';
import { billAddressSearch } from '../../../features/billing/search';

export const Route = createFileRoute('/_auth/billAddress/selectCountry')({
  validateSearch: billAddressSearch,
  component: BillCountryScreen,
});
