import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import type { PayingOrder } from '../../checkout/order/payingOrder';
import { paymentState } from '../../domain/payment/paymentState';
import type { PaymentState } from '../../domain/payment/paymentState';
import type { OrderCheck } from './useOrderCheck';

/** What a result page says. `bill` is undefined if the order could not be loaded. */
export type Result =
  /** The tab knows no order: the words of the address, and nothing else. */
  | { readonly kind: 'ofAddress'; readonly success: boolean }
  | { readonly kind: 'asking' }
  | { readonly kind: 'unchecked'; readonly error: unknown; readonly retrying: boolean }
  | { readonly kind: PaymentState | 'unconfirmed'; readonly bill?: OrderDetail | undefined };

/** Whether a payment was not completed, so that it can be tried again. */
export const isFailed = (result: Result): boolean =>
  result.kind === 'notPaid' || (result.kind === 'ofAddress' && !result.success);

/**
 * The result of an order. The service decides; the address counts only if the tab knows no order.
 */
export function payResult(order: PayingOrder | null, check: OrderCheck, success: boolean): Result {
  if (order?.orderId === undefined) return { kind: 'ofAddress', success };
  if (check.kind === 'asking') return check;
  if (check.kind === 'failed') {
    return order.isPaid ? { kind: 'paid' } : { ...check, kind: 'unchecked' };
  }
  const { bill, asksAgain } = check;
  const state = paymentState(bill.orderStatus);
  if (state !== 'confirming') return { kind: state, bill };
  // The store has charged the customer, and the service follows within a minute.
  if (order.isPaid) return { kind: 'paid', bill };
  return { kind: asksAgain ? 'confirming' : 'unconfirmed', bill };
}
