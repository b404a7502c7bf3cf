import { memo } from 'react';
import { BillRow } from '@homeview/ui/BillRow';
import type { OrderRow } from '@homeview/contracts/billing/billing.schemas';
import { formatPrice, toCents } from '../../domain/price';
import { formatDate } from '../../i18n/formatDate';
import { inPage } from '../../shell/inPage';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly bill: OrderRow;
  /** The same function at every render: rows that are there are not drawn again when more come. */
  readonly onOpen: (orderId: string) => void;
}

/** One row of the bills: what, when, how much. Spec 3. */
export const BillLine = memo(function BillLine({ bill, onOpen }: Props) {
  const names = useNames();
  const { orderId, subscribeName, subscribeDate, price } = bill;
  return (
    <BillRow
      name={names.plan(subscribeName)}
      date={formatDate(subscribeDate) ?? ''}
      price={formatPrice(toCents(price))}
      href={`/bills/${encodeURIComponent(orderId)}`}
      onOpen={inPage(() => onOpen(orderId))}
    />
  );
});
