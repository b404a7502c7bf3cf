import type { Goods as WireGoods } from '@homeview/contracts/package/package.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/payMode';
import type { Handlers } from '../calls/handler';
import type { Goods } from '../world/entities';
import { toAmount } from '../world/money';
import { refuse } from '../world/refusal';
import { byId, mustFind } from '../world/world';
import type { World } from '../world/world';
import { pageOf } from './pageOf';

type Calls = 'payModeList' | 'getRecordGoodsList' | 'getGoodsInfoByPackageId';

/** What is on offer. Spec 3, 7. */
export const packageHandlers: Handlers<Calls> = {
  payModeList: (_, { terminal }) =>
    terminal === 'app'
      ? [PayMode.PayPal, PayMode.ApplePay, PayMode.CreditCard]
      : [PayMode.PayPal, PayMode.CreditCard],

  getRecordGoodsList: (page, { world }) => ({
    list: pageOf(
      world.goods.filter(({ onOffer }) => onOffer),
      page,
    ).map((goods) => toWire(world, goods)),
  }),

  getGoodsInfoByPackageId: ({ packageId }, { world, account }) => {
    const plan = byId(world.plans, packageId);
    if (plan?.accountId !== account().id) throw refuse('This plan does not exist.');
    return toWire(world, mustFind(world.goods, plan.goodsId));
  },
};

function toWire(world: World, goods: Goods): WireGoods {
  return {
    goodsId: goods.id,
    goodsName: goods.name,
    description: goods.description,
    maxDevNum: goods.maxDevNum,
    payMark: goods.payMark,
    supportRenew: goods.supportRenew,
    timeCount: goods.timeCount,
    timeUnit: goods.timeUnit,
    typeId: goods.typeId,
    goodsPriceList: world.prices
      .filter(({ goodsId }) => goodsId === goods.id)
      .map(({ id, cents, ...price }) => ({ ...price, goodsPriceId: id, price: toAmount(cents) })),
  };
}
