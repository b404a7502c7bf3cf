import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';

/** Query parameters of the bill list. */
export interface BillsSearch {
  /** Shows only bills with this status. */
  readonly status?: OrderStatus | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const billsSearch = ({ status }: Record<string, unknown>): BillsSearch => ({
  status: Object.values(OrderStatus).find((known) => String(known) === String(status)),
});
