import { CountryRow } from '@homeview/ui/CountryRow';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the country field of a form whose countries are chosen on a page with a CountryPicker. Where the customer stays on the page use SelectInput.',
  do: [
    'In src use CountryLink of src/shell: the router’s link, which keeps the page.',
    'Pass value="" while nothing is chosen: the placeholder shows.',
    'Say in hint why the country is needed: “We use this to find your account.”',
  ],
  dont: [
    'Disable it: a link cannot be disabled.',
    'Lose the other fields of the form on the way to the picker and back.',
    'Show the code of a country: value is its name in the customer’s language.',
  ],
};

interface CountryFieldProps {
  readonly countryName: string;
  readonly error: string | undefined;
  readonly saveDraft: () => void;
}

export const Example = ({ countryName, error, saveDraft }: CountryFieldProps) => (
  <CountryRow
    label="Country or region"
    value={countryName}
    placeholder="Choose"
    href="/billAddress/selectCountry"
    onClick={saveDraft}
    error={error}
    hint="Your invoice depends on it."
  />
);
