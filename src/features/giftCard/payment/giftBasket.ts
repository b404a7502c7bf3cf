import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Basket, BasketOrigin } from '../../../domain/plan/basket';
import { toCents } from '../../../domain/offer/price';
import { stored } from '../../../platform/storage/storedItems';
import type { GiftPayMethod } from './giftPayMethods';

/**
 * Return page for a canceled payment and "Try again". No URL that contains a gift card code is sent
 * to the provider.
 */
const GIFT_CARD_PAGE = '/giftCard';

/** Uses the gift card result page, and sends the code to the service only. */
export const GIFT_PAY_OPTIONS = { result: 'free', cancelPath: GIFT_CARD_PAGE } as const;

/** A gift card order without devices, or for a plan that already has its devices. */
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
