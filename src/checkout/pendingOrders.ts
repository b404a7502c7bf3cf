import type { OrderRequest } from '@homeview/contracts/order/order.schemas';
import { jsonItem } from '../platform/storage';

/** What is remembered of an order on its way, so that the same basket never becomes a second one. */
export interface PendingOrder {
  /** Noted before the order is sent: a lost answer is asked for again with the same key. */
  readonly idempotencyKey: string;
  /** Sent again word for word: the same key with other contents would be refused. */
  readonly request: OrderRequest;
  /** Set once the service has answered. */
  readonly orderId?: string;
  readonly startTime?: string;
  /** Epoch ms. */
  readonly notedAt: number;
}

type Pending = Readonly<Record<string, PendingOrder>>;

/** A remembered order is asked for again for one day, in ms; then the same basket is a new order. */
const PENDING_ORDER_LIFE_MS = 86_400_000;

const isPending = (value: unknown): value is PendingOrder =>
  typeof value === 'object' &&
  value !== null &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string' &&
  'notedAt' in value &&
  typeof value.notedAt === 'number' &&
  'request' in value &&
  typeof value.request === 'object' &&
  value.request !== null;

const store = jsonItem<Pending>('pendingOrders', (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, order]) => isPending(order)))
    : null,
);

/** The basket that was sent to a provider from this tab. */
const paying = jsonItem<string>('paying', (v) => (typeof v === 'string' ? v : null), 'tab');

const alive = (): Pending => {
  const oldest = Date.now() - PENDING_ORDER_LIFE_MS;
  return Object.fromEntries(
    Object.entries(store.get() ?? {}).filter(([, order]) => order.notedAt > oldest),
  );
};

export const pendingOrders = {
  /** The order remembered for a basket, if any. */
  find: (basket: string): PendingOrder | undefined => alive()[basket],

  remember: (basket: string, order: PendingOrder): void =>
    store.set({ ...alive(), [basket]: order }),

  forget(basket: string): void {
    store.set(Object.fromEntries(Object.entries(alive()).filter(([key]) => key !== basket)));
  },

  /** This tab leaves for the provider with this basket. */
  leaveToPay: (basket: string): void => paying.set(basket),

  /** This tab is paying nothing at a provider any more. */
  stay: (): void => paying.remove(),

  /** Back with success: the basket that was being paid in this tab is done. */
  settle(): void {
    const basket = paying.get();
    if (basket === null) return;
    pendingOrders.forget(basket);
    paying.remove();
  },
};
