import { useReturnTo } from '../../../shell/links/useReturnTo';
import { signInAddress } from '../search';
import { SelectCountryView } from './SelectCountryView';
import { useCountry } from './useCountry';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** Selects a country, which may redirect to the site of its region. */
export function SelectCountryScreen({ redirectUrl }: Props) {
  const leaveTo = useReturnTo();
  const { country, pick } = useCountry(redirectUrl);
  const choose = (id: string) => {
    if (pick(id) === 'here') leaveTo(signInAddress(redirectUrl));
  };
  return <SelectCountryView {...{ redirectUrl, country }} onChoose={choose} />;
}
