import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Basket, BasketOrigin } from '../../../domain/plan/basket';
import { toCents } from '../../../domain/offer/price';
import { stored } from '../../../platform/storage/storedItems';
import type { GiftPayMethod } from './giftPayMethods';

/** Where cancelling at the provider and "Try again" lead: no address of a card leaves the portal. */
const GIFT_CARD_PAGE = '/giftCard';

/** Ends on the wording of gift cards, and sends the code to the service only. */
export const GIFT_PAY_OPTIONS = { result: 'free', cancelPath: GIFT_CARD_PAGE } as const;

/** An order by a gift card for no device yet, or for a plan that has its devices. */
export const giftBasket = (
  { goods, price }: Pick<GiftPayMethod, 'goods' | 'price'>,
  houseId: string,
  payMode: PayMode,
  origin: BasketOrigin,
): Basket => ({
  ...origin,
  userId: stored.user.get()?.id ?? '',
  houseId,
  goodsId: goods.goodsId,
  goodsPriceId: price.goodsPriceId,
  priceCents: toCents(price.price),
  currency: price.currency,
  deviceIds: [],
  payMode,
});
