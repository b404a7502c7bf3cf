import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAY_MODE_TEXT } from '../../checkout/payment/payModes';
import type { BillOrigin } from '../../domain/payment/billOrigin';
import type { MessageId } from '../../i18n/messages';
import type { Translate } from '../../i18n/useText';

/** Text and tone of the known statuses. The specification does not name status 7. */
export const BILL_STATUS: Readonly<
  Record<number, { text: MessageId; tone: 'active' | 'pending' | 'ending' | 'neutral' }>
> = {
  [OrderStatus.Paid]: { text: 'bill.status.paid', tone: 'active' },
  [OrderStatus.Processing]: { text: 'bill.status.processing', tone: 'neutral' },
  [OrderStatus.Refunded]: { text: 'bill.status.refunded', tone: 'pending' },
  [OrderStatus.RefundFailed]: { text: 'bill.status.refundFailed', tone: 'ending' },
};

/** The status of a bill in words; an unknown one by its number. */
export function statusText(status: number, text: Translate): string {
  const known = BILL_STATUS[status];
  return known ? text(known.text) : text('bill.status.other', { status });
}

/** The label of each order type, and of a change, which the service calls a purchase. */
export const ORDER_TYPE_TEXT: Readonly<Record<BillOrigin, MessageId>> = {
  change: 'bill.type.change',
  buy: 'bill.type.buy',
  renew: 'bill.type.renew',
  giftCard: 'bill.type.giftCard',
  ruleGive: 'bill.type.ruleGive',
  trial: 'bill.type.trial',
};

/** The payment method of a bill; null if unpaid or if nothing was due. */
export function payMethodText({ payMode, type, giftCardCode }: OrderDetail): MessageId | null {
  if (payMode) return PAY_MODE_TEXT[payMode].title;
  return type === 'giftCard' || giftCardCode !== null ? 'bill.type.giftCard' : null;
}
