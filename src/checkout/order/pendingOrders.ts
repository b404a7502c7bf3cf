import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import { asRecord } from '../../platform/asRecord';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';
import { textItem } from '../../platform/storage/storage';

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

/**
 * The idempotency key of the order being paid from this tab. Baskets are not stored here because
 * they may contain a gift card code.
 */
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
  /** The pending order of a basket, if any. */
  find: (basket: string): PendingOrder | undefined => alive()[basket],

  remember: (basket: string, order: PendingOrder): void =>
    pendingOrdersItem.set({ ...alive(), [basket]: order }),

  forget(basket: string): void {
    const others = Object.entries(alive()).filter(([key]) => key !== basket);
    pendingOrdersItem.set(Object.fromEntries(others));
  },

  /** Records that this tab opens the provider for this basket. */
  leaveToPay(basket: string): void {
    const order = alive()[basket];
    if (order) paying.set(order.idempotencyKey);
  },

  /** Records that this tab has no payment in progress at a provider. */
  stay: (): void => paying.remove(),

  /** After a successful payment: removes the pending order that this tab was paying. */
  settle(): void {
    const key = paying.get();
    if (key === null) return;
    const paid = Object.entries(alive()).find(([, order]) => order.idempotencyKey === key);
    if (paid) pendingOrders.forget(paid[0]);
    paying.remove();
  },
};
