import type { GiftCard, Order } from '../entities';
import type { Choice } from './basket';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/**
 * A card that can still be redeemed. Codes are compared as they were sent: the portal makes them
 * upper case. @throws Refusal 400: unknown, or used up. Spec 4, 8.
 */
export function usableCard(world: World, code: string): GiftCard {
  const card = byId(world.giftCards, code);
  if (!card) throw refuse('This gift card does not exist.');
  if (card.orderId !== null) throw refuse('This gift card has already been used.');
  return card;
}

/** The same, for a purchase of what the card pays for. @throws Refusal 400. */
export function cardFor(world: World, code: string, { goods, price }: Choice): GiftCard {
  const card = usableCard(world, code);
  if (card.goodsId !== goods.id) throw refuse('This gift card is for another package.');
  if (card.priceId !== price.id) throw refuse('This gift card is for another period.');
  return card;
}

/** A settled order uses its card up; until then the card stays good. */
export function spendCard(world: World, { id, giftCardCode }: Order): void {
  if (giftCardCode !== null) usableCard(world, giftCardCode).orderId = id;
}
