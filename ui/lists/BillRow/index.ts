export { BillList, type BillListProps } from './BillList';
export { BillRow, type BillRowProps } from './BillRow';
