import { CountryPicker, type ListedCountry } from '@homeview/ui/CountryPicker';
import { Title } from '@homeview/ui/Title';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a page on which one country is chosen from many. In a form show the choice as a CountryRow that leads there; in checkout use SelectInput, so that the customer stays on the page.',
  do: [
    'Sort the countries by their names in the customer’s language.',
    'Pass codes and common short names in alsoKnownAs: “UK” finds United Kingdom.',
    'Go back to the form in onChoose.',
    'Show CountryListSkeleton until the chosen country is known: the list opens at it.',
  ],
  dont: [
    'Put other fields on its page.',
    'Choose a country from the language of the browser without showing it.',
    'Add a SearchInput above it: it has its own.',
  ],
};

interface CountryPageProps {
  readonly countries: readonly ListedCountry[];
  readonly countryId: string | null;
  readonly onChoose: (id: string) => void;
}

export const Example = ({ countries, countryId, onChoose }: CountryPageProps) => (
  <>
    <Title>Country or region</Title>
    <CountryPicker
      label="Country or region"
      countries={countries}
      selectedId={countryId}
      onChoose={onChoose}
      searchLabel="Search countries"
      noMatchLabel="No country with this name"
      countLabel={(count) => `${count} countries`}
    />
  </>
);
