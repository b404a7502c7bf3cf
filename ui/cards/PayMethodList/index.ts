export { PayMethodList, type PayMethodListProps } from './PayMethodList';
