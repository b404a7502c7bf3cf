import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import { asRecord } from '../../platform/asRecord';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';
import { textItem } from '../../platform/storage/storage';

/** What is remembered of an order on its way, so that the same basket never becomes a second one. */
export interface PendingOrder {
  /** Noted before the order is sent: a lost answer is asked for again with the same key. */
  readonly idempotencyKey: string;
  /** Sent again word for word: the same key with other contents would be refused. */
  readonly request: OrderRequest | ExtensionRequest;
  /** Set once the service has answered. */
  readonly orderId?: string;
  readonly startTime?: string;
  /** Epoch ms. */
  readonly notedAt: number;
}

type Pending = Readonly<Record<string, PendingOrder>>;

/** A remembered order is asked for again for one day, in ms; then the same basket is a new order. */
const PENDING_ORDER_LIFE_MS = 86_400_000;

function isPending(value: unknown): value is PendingOrder {
  const { idempotencyKey, notedAt, request } = asRecord<PendingOrder>(value);
  return (
    typeof idempotencyKey === 'string' &&
    typeof notedAt === 'number' &&
    typeof request === 'object' &&
    request !== null
  );
}

/** The key of the order that was sent to a provider from this tab: a basket may hold a secret. */
const paying = textItem('paying', 'tab');

const alive = (): Pending => {
  const oldest = Date.now() - PENDING_ORDER_LIFE_MS;
  return Object.fromEntries(
    Object.entries(pendingOrdersItem.get() ?? {}).filter(
      (entry): entry is [string, PendingOrder] => isPending(entry[1]) && entry[1].notedAt > oldest,
    ),
  );
};

export const pendingOrders = {
  /** The order remembered for a basket, if any. */
  find: (basket: string): PendingOrder | undefined => alive()[basket],

  remember: (basket: string, order: PendingOrder): void =>
    pendingOrdersItem.set({ ...alive(), [basket]: order }),

  forget(basket: string): void {
    const others = Object.entries(alive()).filter(([key]) => key !== basket);
    pendingOrdersItem.set(Object.fromEntries(others));
  },

  /** This tab leaves for the provider with this basket. */
  leaveToPay(basket: string): void {
    const order = alive()[basket];
    if (order) paying.set(order.idempotencyKey);
  },

  /** This tab is paying nothing at a provider any more. */
  stay: (): void => paying.remove(),

  /** Back with success: the basket that was being paid in this tab is done. */
  settle(): void {
    const key = paying.get();
    if (key === null) return;
    const paid = Object.entries(alive()).find(([, order]) => order.idempotencyKey === key);
    if (paid) pendingOrders.forget(paid[0]);
    paying.remove();
  },
};
