import { createLink } from '@tanstack/react-router';
import { memo } from 'react';
import { BillRow } from '@homeview/ui/BillRow';
import { BillTableRow } from '@homeview/ui/BillTable';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { formatPrice, toCents } from '../../../domain/offer/price';
import type { BillOrigin } from '../../../domain/payment/billOrigin';
import { formatDate } from '../../../i18n/formatDate';
import { isolated } from '../../../i18n/isolated';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import { ORDER_TYPE_TEXT, statusText } from '../billTexts';

const BillLink = createLink(BillRow);
const BillTableLink = createLink(BillTableRow);

interface Props {
  readonly bill: OrderRow;
  readonly origin: BillOrigin | null | undefined;
  /** Undefined while it is unknown. */
  readonly status: number | undefined;
  readonly houseName: string | undefined;
  /** A row of a table instead of a list. */
  readonly inTable: boolean;
}

/** One row of the bills: name, status unless paid, kind, house, date and price. */
export const BillLine = memo(function BillLine({
  bill,
  origin,
  status,
  houseName,
  inTable,
}: Props) {
  const text = useText();
  const names = useNames();
  const { orderId, subscribeName, subscribeDate, price } = bill;
  const Row = inTable ? BillTableLink : BillLink;
  const about = [
    status === undefined || status === OrderStatus.Paid ? null : statusText(status, text),
    origin ? text(ORDER_TYPE_TEXT[origin]) : null,
    houseName === undefined ? null : names.house(houseName),
  ];
  return (
    <Row
      to="/bills/$id"
      params={{ id: orderId }}
      name={names.plan(subscribeName)}
      about={about
        .filter((part) => part !== null)
        .map(isolated)
        .join(' · ')}
      date={formatDate(subscribeDate) ?? ''}
      price={formatPrice(toCents(price))}
    />
  );
});
