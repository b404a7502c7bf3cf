import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import type { House, Order } from '../entities';
import { nextNumber } from '../world';
import type { World } from '../world';
import type { Choice } from './basket';

/** A validated order that has no number yet. */
export type Draft = Omit<Order, 'id' | 'taxCents' | 'status' | 'createdAt' | 'paidAt' | 'refund'>;

/** The fields that a draft takes from a request; some calls do not send the source fields. */
type Asked = Partial<
  Pick<OrderRequest, 'giftCardCode' | 'activityId' | 'original' | 'originalRemark'>
>;

/** A draft of a purchase at full price; callers override what differs. */
export const draftOf = (
  { accountId, id: houseId }: Pick<House, 'accountId' | 'id'>,
  { goods, price }: Choice,
  asked: Asked = {},
): Draft => ({
  accountId,
  houseId,
  kind: 'buy',
  goodsId: goods.id,
  priceId: price.id,
  deviceIds: [],
  cents: price.cents,
  currency: price.currency,
  payMode: null,
  planId: null,
  // An empty text means the same as a missing field.
  giftCardCode: asked.giftCardCode || null,
  activityId: asked.activityId || null,
  original: asked.original ?? 0,
  originalRemark: asked.originalRemark ?? '',
});

/** A draft as an order in processing. */
export const newOrder = (draft: Draft, id: string, now: Date): Order => ({
  id,
  taxCents: 0,
  status: OrderStatus.Processing,
  createdAt: now.toISOString(),
  paidAt: null,
  refund: null,
  ...draft,
});

/** Gives a draft its number and stores it as an order in processing. */
export function addOrder(world: World, draft: Draft, now: Date): Order {
  const order = newOrder(draft, String(nextNumber(world, 'orders')), now);
  world.orders.push(order);
  return order;
}
