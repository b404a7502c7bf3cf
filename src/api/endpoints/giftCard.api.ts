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

/** Checks a gift code without a cache: the card may have been used in the meantime. */
export const checkGiftCard = (code: string) =>
  giftCardApi.endpoints.giftCardCheck.initiate({ code }, { forceRefetch: true, subscribe: false });

/** The packages a card buys, at what is due now. */
export const useGiftCardGoods = (code: string) =>
  giftCardApi.useGiftCardGoodsQuery({ code }, freshness(giftCard.giftCardGoods));

/** The plans of the customer that a card makes longer. */
export const useGiftCardExtensions = (code: string) =>
  giftCardApi.useGiftCardSubscribeGoodsQuery({ code }, freshness(giftCard.giftCardSubscribeGoods));
