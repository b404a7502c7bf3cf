import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';

/** What the status of an order says about its payment. */
export type PaymentState = 'paid' | 'confirming' | 'refunded' | 'refundFailed' | 'notPaid';

const STATES: Readonly<Record<number, PaymentState>> = {
  [OrderStatus.Paid]: 'paid',
  [OrderStatus.Processing]: 'confirming',
  [OrderStatus.Refunded]: 'refunded',
  [OrderStatus.RefundFailed]: 'refundFailed',
};

export const paymentState = (orderStatus: number): PaymentState => STATES[orderStatus] ?? 'notPaid';
