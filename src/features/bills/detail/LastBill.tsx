import { Body } from '@homeview/ui/Body';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { formatPrice, toCents } from '../../../domain/offer/price';
import type { SumDifference } from '../../../domain/payment/billSum';
import { formatDate } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';

export interface LastBillProps {
  /** The last bill of the same plan. */
  readonly bill: OrderDetail;
  /** How the sum differs now; null if it is the same. */
  readonly difference: SumDifference | null;
  readonly now: OrderDetail;
}

/** The sum of a bill compared with the last bill of the same plan. */
export function LastBill({ bill, difference, now }: LastBillProps) {
  const text = useText();
  const date = formatDate(bill.invoiceDate);
  if (date === null) return null;
  if (difference === null) return <Body tone="muted">{text('bill.last.same', { date })}</Body>;
  const { cents, beforeCents, nowCents, reason } = difference;
  const sums = { date, before: formatPrice(beforeCents), now: formatPrice(nowCents) };
  const price = formatPrice(Math.abs(cents));
  return (
    <>
      <Body>{text(cents > 0 ? 'bill.last.more' : 'bill.last.less', { ...sums, price })}</Body>
      <Body tone="muted">{why()}</Body>
    </>
  );

  function why(): string {
    const of = (one: number, other: number) => ({
      before: formatPrice(toCents(one)),
      now: formatPrice(toCents(other)),
    });
    const byPrice = () => text('bill.last.price', of(bill.orderPrice, now.orderPrice));
    const byTax = () => text('bill.last.tax', of(bill.tax, now.tax));
    if (reason === 'price') return byPrice();
    return reason === 'tax' ? byTax() : `${byPrice()} ${byTax()}`;
  }
}
