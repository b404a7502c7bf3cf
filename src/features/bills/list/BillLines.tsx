import { memo } from 'react';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { sameItems } from '../../../domain/paging';
import { BillLine } from './BillLine';

interface Props {
  readonly bills: readonly OrderRow[];
}

/** Bills one after the other; those that are there are not looked at again when more come. */
export const BillLines = memo(
  function BillLines({ bills }: Props) {
    return bills.map((bill) => <BillLine key={bill.orderId} bill={bill} />);
  },
  (before, now) => sameItems(before.bills, now.bills),
);
