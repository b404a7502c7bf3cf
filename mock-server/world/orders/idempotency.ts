import type { Account, Order } from '../entities';
import { refuse } from '../refusal';
import { byId, mustFind } from '../world';
import type { World } from '../world';

/** One ordering call of an account, with its request and its Idempotency-Key. */
export interface OrderRequest {
  account: Account;
  /** The call's name, since the same body means something else in another call. */
  call: string;
  request: object;
  key: string | null;
}

/**
 * Places an order once per Idempotency-Key: a repeated key returns the earlier order.
 * Without a key, each call is a new request.
 * @throws Refusal 400 when the key was used for another request, or what `place` throws.
 */
export function once(
  world: World,
  { account, call, request, key }: OrderRequest,
  place: () => Order,
): Order {
  if (key === null) return place();
  const id = `${account.id} ${key}`;
  const fingerprint = `${call} ${JSON.stringify(request)}`;
  const used = byId(world.idempotencyKeys, id);
  if (used && used.fingerprint !== fingerprint) {
    throw refuse('This order was already sent with different contents. Start a new order.');
  }
  if (used) return mustFind(world.orders, used.orderId);
  const order = place();
  world.idempotencyKeys.push({ id, fingerprint, orderId: order.id });
  return order;
}
