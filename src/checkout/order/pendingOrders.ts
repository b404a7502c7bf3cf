import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import { asRecord } from '../../platform/asRecord';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';

/** A pending order, stored so that the same basket never creates a second order. */
export interface PendingOrder {
  /** Stored before the request is sent: a retry after a lost response uses the same key. */
  readonly idempotencyKey: string;
  /** A retry sends the identical request: the service rejects the same key with another payload. */
  readonly request: OrderRequest | ExtensionRequest;
  /** Set once the service has responded. */
  readonly orderId?: string;
  readonly startTime?: string;
  /** Epoch ms. */
  readonly notedAt: number;
}

type Pending = Readonly<Record<string, PendingOrder>>;

/** Lifetime of a pending order, in ms; afterwards the same basket creates a new order. */
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

const alive = (): Pending => {
  const oldest = Date.now() - PENDING_ORDER_LIFE_MS;
  return Object.fromEntries(
    Object.entries(pendingOrdersItem.get() ?? {}).filter(
      (entry): entry is [string, PendingOrder] => isPending(entry[1]) && entry[1].notedAt > oldest,
    ),
  );
};

export const pendingOrders = {
  /** The pending order of a basket, if any. */
  find: (basket: string): PendingOrder | undefined => alive()[basket],

  remember: (basket: string, order: PendingOrder): void =>
    pendingOrdersItem.set({ ...alive(), [basket]: order }),

  forget(basket: string): void {
    const others = Object.entries(alive()).filter(([key]) => key !== basket);
    if (others.length === 0) pendingOrdersItem.remove();
    else pendingOrdersItem.set(Object.fromEntries(others));
  },

  /** Removes the pending order with this idempotency key, after its payment. */
  forgetByKey(idempotencyKey: string): void {
    const paid = Object.entries(alive()).find(([, o]) => o.idempotencyKey === idempotencyKey);
    if (paid) pendingOrders.forget(paid[0]);
  },
};
