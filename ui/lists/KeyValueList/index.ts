export { BeforeAfter, type BeforeAfterProps } from './BeforeAfter';
export { KeyValueList, type KeyValueListProps } from './KeyValueList';
