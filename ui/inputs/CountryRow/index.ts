export { CountryRow, type CountryRowProps } from './CountryRow';
