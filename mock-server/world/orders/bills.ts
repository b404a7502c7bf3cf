import type { Account, Order } from '../entities';
import type { World } from '../world';

/**
 * The orders of an account, newest first, optionally of one status. Includes orders in processing, because a customer who has just paid looks for the bill. Keeping a plan is no bill.
 */
export function billsOf(world: World, account: Account, orderStatus?: number): Order[] {
  return world.orders
    .filter(({ accountId, kind }) => accountId === account.id && kind !== 'keep')
    .filter(({ status }) => orderStatus === undefined || status === orderStatus)
    .reverse()
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
