export { BillTable, type BillTableProps } from './BillTable';
export { BillTableRow, type BillTableRowProps } from './BillTableRow';
