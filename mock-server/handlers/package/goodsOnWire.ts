import type { Goods as WireGoods } from '@homeview/contracts/domains/package/package.schemas';
import type { Goods, Price } from '../../world/entities';
import { toAmount } from '../../world/orders/money';
import type { World } from '../../world/world';

/** All prices of a package. */
export const pricesOf = (world: World, goods: Goods): Price[] =>
  world.prices.filter(({ goodsId }) => goodsId === goods.id);

/** A package in its wire format, with the given prices. */
export const goodsOnWire = (goods: Goods, prices: readonly Price[]): WireGoods => ({
  goodsId: goods.id,
  goodsName: goods.name,
  description: goods.description,
  maxDevNum: goods.maxDevNum,
  payMark: goods.payMark,
  supportRenew: goods.supportRenew,
  timeCount: goods.timeCount,
  timeUnit: goods.timeUnit,
  typeId: goods.typeId,
  goodsPriceList: prices.map(({ id, cents, ...price }) => ({
    ...price,
    goodsPriceId: id,
    price: toAmount(cents),
  })),
});
