/** Order statuses. The specification does not name 7; it is shown as "Processing". */
export const OrderStatus = { Paid: 5, Processing: 7, Refunded: 8, RefundFailed: 9 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export const ORDER_STATUS_MEANINGS: Readonly<Record<OrderStatus, string>> = {
  5: 'paid',
  7: 'processing: not confirmed yet',
  8: 'refunded',
  9: 'the refund failed',
};
