import { UNLIMITED_DEVICES } from '../../vocabulary/plan/unlimited';
import type { Goods, PriceEntry } from './package.schemas';

/** A price as the service returns it; single fields can be replaced. */
export const priceExample = (fields: Partial<PriceEntry> = {}): PriceEntry => ({
  goodsPriceId: '50011',
  goodsId: '5001',
  planUnit: 'month',
  buyNum: 1,
  price: 2.99,
  currency: 'USD',
  appleGoodsId: 'cloud.single.month',
  ...fields,
});

/** A package with the four prices of the plan page; single fields can be replaced. */
export const goodsExample = (fields: Partial<Goods> = {}): Goods => {
  const goodsId = fields.goodsId ?? '5001';
  const price = (entry: Partial<PriceEntry>) => priceExample({ goodsId, ...entry });
  return {
    goodsId,
    goodsName: 'Cloud Recording',
    description: '30 days of recordings#AI detection#Rich notifications',
    maxDevNum: 1,
    payMark: true,
    supportRenew: true,
    timeCount: 1,
    timeUnit: 'month',
    typeId: '1',
    goodsPriceList: [
      price({ goodsPriceId: `${goodsId}1` }),
      price({
        goodsPriceId: `${goodsId}2`,
        planUnit: 'year',
        price: 29.99,
        appleGoodsId: 'cloud.single.year',
      }),
      price({
        goodsPriceId: `${goodsId}3`,
        buyNum: UNLIMITED_DEVICES,
        price: 9.99,
        appleGoodsId: 'cloud.unlimited.month',
      }),
      price({
        goodsPriceId: `${goodsId}4`,
        planUnit: 'year',
        buyNum: UNLIMITED_DEVICES,
        price: 99.99,
        appleGoodsId: 'cloud.unlimited.year',
      }),
    ],
    ...fields,
  };
};
