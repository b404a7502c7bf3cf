import type { Account, Order } from '../entities';
import type { World } from '../world';

/**
 * The orders of an account, newest first, or those of one status. Orders that are being processed
 * are among them (ruling 19): a customer who has just paid looks for the bill.
 */
export function billsOf(world: World, account: Account, orderStatus?: number): Order[] {
  return world.orders
    .filter(({ accountId }) => accountId === account.id)
    .filter(({ status }) => orderStatus === undefined || status === orderStatus)
    .reverse()
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
