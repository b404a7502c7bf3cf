import * as giftCard from '@homeview/contracts/giftCard/giftCard.endpoints';
import { api } from './api';
import { queryOf } from './fromCatalogue';

export const giftCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    giftCardCheck: queryOf(build, giftCard.giftCardCheck),
    giftCardGoods: queryOf(build, giftCard.giftCardGoods),
    giftCardSubscribeGoods: queryOf(build, giftCard.giftCardSubscribeGoods),
  }),
});
