import { BillList, BillRow } from '@homeview/ui/BillRow';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'BillList shows the bills of an account, newest first, with one BillRow each. The facts of one bill go into a KeyValueList, plans into SubscriptionTiles.',
  do: [
    'Pass date and price formatted for the customer’s language.',
    'Pass statusLabel only where a bill is not simply paid: “Refunded”.',
    'Load more by a BusyButton below the list, and move the focus to the first new row.',
    'Wrap a row in memo, and pass it stable handlers, where there may be hundreds.',
  ],
  dont: [
    'Put a BillRow outside a BillList: it is an <li>.',
    'Use it for anything that does not open: the whole row is one link.',
    'Show an empty BillList: use EmptyState.',
  ],
};

interface Bill {
  readonly id: string;
  readonly planName: string;
  readonly date: string;
  readonly price: string;
  readonly refunded: boolean;
}

export const Example = ({ bills }: { bills: readonly Bill[] }) => (
  <BillList label="Bills and invoices">
    {bills.map(({ id, planName, date, price, refunded }) => (
      <BillRow
        key={id}
        name={planName}
        date={date}
        price={price}
        statusLabel={refunded ? 'Refunded' : undefined}
        statusTone="pending"
        href={`/bills/${encodeURIComponent(id)}`}
      />
    ))}
  </BillList>
);
