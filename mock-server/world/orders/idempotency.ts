import type { Account, Order } from '../entities';
import { refuse } from '../refusal';
import { byId, mustFind } from '../world';
import type { World } from '../world';

/** One ordering call of an account: what it asks for, and the Idempotency-Key it carries. */
export interface OrderRequest {
  account: Account;
  /** Which call: the same body means something else to another one. */
  call: string;
  request: object;
  key: string | null;
}

/**
 * Places the order of a wish. With a key that this account has used before, the order of then is
 * answered again (ruling 17); without a key each call is a new request.
 * @throws Refusal 400: the key was used for something else, or what `place` throws.
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
    throw refuse('This order was already sent with other contents. Please start again.');
  }
  if (used) return mustFind(world.orders, used.orderId);
  const order = place();
  world.idempotencyKeys.push({ id, fingerprint, orderId: order.id });
  return order;
}
