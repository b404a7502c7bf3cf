import { createLink } from '@tanstack/react-router';
import { memo } from 'react';
import { BillRow } from '@homeview/ui/BillRow';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { formatDate } from '../../../i18n/formatDate';
import { useNames } from '../../../shell/useNames';

const BillLink = createLink(BillRow);

/** One row of the bill list: name, date and price. Spec 3. */
export const BillLine = memo(function BillLine({ bill }: { readonly bill: OrderRow }) {
  const names = useNames();
  const { orderId, subscribeName, subscribeDate, price } = bill;
  return (
    <BillLink
      to="/bills/$id"
      params={{ id: orderId }}
      name={names.plan(subscribeName)}
      date={formatDate(subscribeDate) ?? ''}
      price={formatPrice(toCents(price))}
    />
  );
});
