export { CountryPicker, type CountryPickerProps } from './CountryPicker';
export type { ListedCountry } from './countrySearch';
