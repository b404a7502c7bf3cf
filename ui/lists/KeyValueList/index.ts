export { KeyValueList, type KeyValueListProps } from './KeyValueList';
