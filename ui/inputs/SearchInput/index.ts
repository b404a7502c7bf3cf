export { NoMatch } from './NoMatch';
export { normalizeText } from './normalizeText';
export { SearchInput, type SearchInputProps } from './SearchInput';
export { useSearch } from './useSearch';
