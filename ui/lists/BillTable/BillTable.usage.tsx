import { BillTable, BillTableRow } from '@homeview/ui/BillTable';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the bills of one year on a desktop. On phones use BillList.',
  do: [
    'Name the table with its year.',
    'In src make the row a link of the router: createLink(BillTableRow).',
  ],
  dont: ['Use it for other data: its columns are those of a bill.'],
};

export const Example = () => (
  <BillTable label="2026" columns={{ date: 'Date', name: 'Plan', price: 'Amount' }}>
    <BillTableRow name="Cloud Recording" date="12/24/2026" price="$19.99" href="#/bills/1" />
  </BillTable>
);
