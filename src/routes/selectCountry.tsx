import { createFileRoute } from '@tanstack/react-router';
import { SelectCountryScreen } from '../features/auth/country/SelectCountryScreen';
import { loginSearch } from '../features/auth/search';

export const Route = createFileRoute('/selectCountry')({
  validateSearch: loginSearch,
  component: SelectCountry,
});

function SelectCountry() {
  const { redirectUrl } = Route.useSearch();
  return <SelectCountryScreen redirectUrl={redirectUrl} />;
}
