import * as giftCard from '@homeview/contracts/domains/giftCard/giftCard.endpoints';
import { api } from '../api';
import { freshness, queryOf } from './fromCatalogue';

export const giftCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    giftCardCheck: queryOf(build, giftCard.giftCardCheck),
    giftCardGoods: queryOf(build, giftCard.giftCardGoods),
    giftCardSubscribeGoods: queryOf(build, giftCard.giftCardSubscribeGoods),
  }),
});

/** Checks a gift card code without the cache, because the card may have been used. */
export const checkGiftCard = (code: string) =>
  giftCardApi.endpoints.giftCardCheck.initiate({ code }, { forceRefetch: true, subscribe: false });

/** The packages a card pays for, at the price due now. */
export const useGiftCardGoods = (code: string) =>
  giftCardApi.useGiftCardGoodsQuery({ code }, freshness(giftCard.giftCardGoods));

/** The customer's plans that a card can extend. */
export const useGiftCardExtensions = (code: string) =>
  giftCardApi.useGiftCardSubscribeGoodsQuery({ code }, freshness(giftCard.giftCardSubscribeGoods));
