import type { GiftCard, Order } from '../entities';
import type { Choice } from './basket';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/**
 * A gift card that can still be redeemed. Codes are compared exactly; the portal converts them to
 * upper case.
 * @throws Refusal 400 when the card is unknown or used.
 */
export function usableCard(world: World, code: string): GiftCard {
  const card = byId(world.giftCards, code);
  if (!card) throw refuse('This gift card does not exist.');
  if (card.orderId !== null) throw refuse('This gift card has already been used.');
  return card;
}

/** A usable gift card that pays for exactly this package and period. @throws Refusal 400. */
export function cardFor(world: World, code: string, { goods, price }: Choice): GiftCard {
  const card = usableCard(world, code);
  if (card.goodsId !== goods.id) throw refuse('This gift card is for another package.');
  if (card.priceId !== price.id) throw refuse('This gift card is for another period.');
  return card;
}

/** The card that pays for an order; null for an order without one. @throws Refusal 400. */
export const cardOf = (world: World, { giftCardCode }: Order): GiftCard | null =>
  giftCardCode === null ? null : usableCard(world, giftCardCode);
