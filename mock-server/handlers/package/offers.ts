import type { PackageListRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Handlers } from '../../calls/handler';
import type { Goods, Price } from '../../world/entities';
import { goodsOnWire, pricesOf } from './goodsOnWire';
import { pageOf } from '../billing/pageOf';

/** The packages that match a request. The path of this call is our own ruling. */
export const offerHandlers: Handlers<'getPackageList'> = {
  getPackageList: (options, { world }) => {
    const offers = world.goods
      .filter((goods) => isWanted(goods, options))
      .map((goods) => ({
        goods,
        prices: pricesOf(world, goods).filter((price) => isPayable(price, options)),
      }))
      .filter(({ prices }) => prices.length > 0);
    const { pageSize } = options;
    return {
      list: pageOf(offers, { pageNum: 1, pageSize }).map(({ goods, prices }) =>
        goodsOnWire(goods, prices),
      ),
    };
  },
};

/** Optional fields that are missing do not filter. */
function isWanted(goods: Goods, options: PackageListRequest): boolean {
  const { level, excludeLevel, goodsId = goods.id, isSupportRenew = goods.supportRenew } = options;
  return (
    goods.onOffer &&
    !goods.deleted &&
    goods.level === level &&
    goods.level !== excludeLevel &&
    goods.id === goodsId &&
    goods.supportRenew === isSupportRenew
  );
}

/** The store sells only prices that have an Apple goods id. */
const isPayable = (price: Price, { payMode, planUnit = price.planUnit }: PackageListRequest) =>
  price.planUnit === planUnit && (payMode !== PayMode.ApplePay || price.appleGoodsId !== '');
