import { memo } from 'react';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { sameItems } from '../../../domain/paging';
import { BillLine } from './BillLine';

interface Props {
  readonly bills: readonly OrderRow[];
  readonly inTable: boolean;
}

/** The bill rows, memoized: loading another page does not render the existing rows again. */
export const BillLines = memo(
  function BillLines({ bills, inTable }: Props) {
    return bills.map((bill) => <BillLine key={bill.orderId} bill={bill} inTable={inTable} />);
  },
  (before, now) => before.inTable === now.inTable && sameItems(before.bills, now.bills),
);
