export { NoMatch } from './NoMatch';
export { plain } from './plain';
export { SearchInput, type SearchInputProps } from './SearchInput';
export { useSearch } from './useSearch';
