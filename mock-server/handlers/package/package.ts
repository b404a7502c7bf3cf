import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Handlers } from '../../calls/handler';
import { ownedPlan } from '../../world/orders/basket';
import { mustFind } from '../../world/world';
import { goodsOnWire, pricesOf } from './goodsOnWire';
import { pageOf } from '../billing/pageOf';

type Calls = 'payModeList' | 'getRecordGoodsList' | 'getGoodsInfoByPackageId';

/** The packages on sale. */
export const packageHandlers: Handlers<Calls> = {
  payModeList: (_, { terminal }) =>
    terminal === 'app'
      ? [PayMode.PayPal, PayMode.ApplePay, PayMode.CreditCard]
      : [PayMode.PayPal, PayMode.CreditCard],

  getRecordGoodsList: (page, { world }) => ({
    list: pageOf(
      world.goods.filter(({ onOffer, deleted }) => onOffer && !deleted),
      page,
    ).map((goods) => goodsOnWire(goods, pricesOf(world, goods))),
  }),

  getGoodsInfoByPackageId: ({ packageId }, { world, account }) => {
    const goods = mustFind(world.goods, ownedPlan(world, account(), packageId).goodsId);
    return goodsOnWire(goods, pricesOf(world, goods));
  },
};
