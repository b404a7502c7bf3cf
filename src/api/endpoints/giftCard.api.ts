import * as giftCard from '@homeview/contracts/domains/giftCard/giftCard.endpoints';
import { api } from '../api';
import { ONCE } from '../prefetch';
import { queryOf } from './fromCatalogue';

export const giftCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    giftCardCheck: queryOf(build, giftCard.giftCardCheck),
    giftCardGoods: queryOf(build, giftCard.giftCardGoods),
    giftCardSubscribeGoods: queryOf(build, giftCard.giftCardSubscribeGoods),
  }),
});

export const checkGiftCard = (code: string) =>
  giftCardApi.endpoints.giftCardCheck.initiate({ code }, ONCE);

/** The packages that a card pays for, at the price due now, and the plans that it can extend. */
export const { useGiftCardGoodsQuery, useGiftCardSubscribeGoodsQuery } = giftCardApi;
