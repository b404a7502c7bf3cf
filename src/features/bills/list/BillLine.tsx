import { createLink } from '@tanstack/react-router';
import { memo } from 'react';
import { BillRow } from '@homeview/ui/BillRow';
import { BillTableRow } from '@homeview/ui/BillTable';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { formatDate } from '../../../i18n/formatDate';
import { useNames } from '../../../shell/useNames';

const BillLink = createLink(BillRow);
const BillTableLink = createLink(BillTableRow);

interface Props {
  readonly bill: OrderRow;
  /** A row of a table instead of a list. */
  readonly inTable: boolean;
}

/** One row of the bills: name, date and price. */
export const BillLine = memo(function BillLine({ bill, inTable }: Props) {
  const names = useNames();
  const { orderId, subscribeName, subscribeDate, price } = bill;
  const Row = inTable ? BillTableLink : BillLink;
  return (
    <Row
      to="/bills/$id"
      params={{ id: orderId }}
      name={names.plan(subscribeName)}
      date={formatDate(subscribeDate) ?? ''}
      price={formatPrice(toCents(price))}
    />
  );
});
