export { NoMatch } from './NoMatch';
export { SearchInput, type SearchInputProps } from './SearchInput';
