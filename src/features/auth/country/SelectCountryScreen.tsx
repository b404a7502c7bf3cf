import { useNavigate } from '@tanstack/react-router';
import { SelectCountryView } from './SelectCountryView';
import { useCountry } from './useCountry';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** Selects a country, which may redirect to the site of its region. */
export function SelectCountryScreen({ redirectUrl }: Props) {
  const navigate = useNavigate();
  const { country, pick } = useCountry(redirectUrl);
  const choose = (id: string) => {
    if (pick(id) === 'here') void navigate({ to: '/login', search: { redirectUrl } });
  };
  return <SelectCountryView {...{ redirectUrl, country }} onChoose={choose} />;
}
