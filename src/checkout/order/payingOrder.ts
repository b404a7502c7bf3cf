import { asRecord } from '../../platform/asRecord';
import { payingItem } from '../../platform/storage/payingItem';
import { stored } from '../../platform/storage/storedItems';
import { pendingOrders } from './pendingOrders';

interface OrderedDevices {
  readonly names: readonly string[];
  readonly count: number;
}

const ORDER_KINDS = ['buy', 'change', 'renew', 'giftCard'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What the checkout knows of an order, for its receipt; the service's order lacks it. */
export interface OrderFacts {
  /** The first names and the number of all ordered devices; undefined if one is unknown. */
  readonly devices?: OrderedDevices | undefined;
  /** Whether the plan renews at the end of the period; undefined if unknown. */
  readonly renews?: boolean | undefined;
  /** What was ordered; the service's own type of an order is more exact. */
  readonly kind: OrderKind;
  /** Nothing was due at the time of the order. */
  readonly isFree: boolean;
}

/** The order that this tab went to pay, or that was completed in this tab. */
export interface PayingOrder extends OrderFacts {
  /** Undefined if the service opened a payment page without naming its order. */
  readonly orderId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The service or the store said in this tab that it is paid. */
  readonly isPaid: boolean;
}

/** Stored with the customer, because another one may sign in in this tab. */
type Stored = PayingOrder & { readonly userId: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const maybe = (value: unknown, type: string) => value === undefined || typeof value === type;

function areDevices(value: unknown): boolean {
  const { names, count } = asRecord<OrderedDevices>(value);
  return Array.isArray(names) && names.every(isText) && typeof count === 'number';
}

function isStored(value: unknown): value is Stored {
  const { userId, orderId, idempotencyKey, isPaid, isFree, kind, renews, devices } =
    asRecord<Stored>(value);
  return (
    isText(userId) &&
    maybe(orderId, 'string') &&
    maybe(idempotencyKey, 'string') &&
    typeof isPaid === 'boolean' &&
    typeof isFree === 'boolean' &&
    ORDER_KINDS.some((known) => known === kind) &&
    maybe(renews, 'boolean') &&
    (devices === undefined || areDevices(devices))
  );
}

const userId = (): string => stored.user.get()?.id ?? '';

/** The order of this tab, kept until the next checkout, so that a reload shows the same result. */
export const payingOrder = {
  get(): PayingOrder | null {
    const order = payingItem.get();
    return isStored(order) && order.userId === userId() ? order : null;
  },

  note: (order: PayingOrder): void => payingItem.set({ ...order, userId: userId() }),

  forget: (): void => payingItem.remove(),

  /** After a successful payment: the same basket creates a new order from now on. */
  settle(): void {
    const key = payingOrder.get()?.idempotencyKey;
    if (key !== undefined) pendingOrders.forgetByKey(key);
  },
};
