import { memo } from 'react';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { sameItems } from '../../../domain/paging';
import type { BillFacts } from './billFacts';
import { BillLine } from './BillLine';

interface Props {
  readonly bills: readonly OrderRow[];
  readonly facts: ReadonlyMap<string, BillFacts>;
  readonly inTable: boolean;
}

const shown = ({ bills, facts }: Props) =>
  bills.flatMap(({ orderId }) => {
    const { origin, houseName, bill } = facts.get(orderId) ?? {};
    return [origin, houseName, bill?.orderStatus];
  });

/** The bill rows, memoized: loading another page does not render the existing rows again. */
export const BillLines = memo(
  function BillLines({ bills, facts, inTable }: Props) {
    return bills.map((bill) => {
      const { origin, houseName, bill: detail } = facts.get(bill.orderId) ?? {};
      const status = detail?.orderStatus;
      return <BillLine key={bill.orderId} {...{ bill, origin, status, houseName, inTable }} />;
    });
  },
  (before, now) =>
    before.inTable === now.inTable &&
    sameItems(before.bills, now.bills) &&
    sameItems(shown(before), shown(now)),
);
