import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { toCents } from '../../domain/offer/price';
import { deviceLimit } from '../../domain/plan/deviceLimit';

/** What a customer compares offers by. */
const contentOf = (goods: Goods, price: PriceEntry): string =>
  JSON.stringify([
    deviceLimit(price, goods) === Infinity ? 'all' : deviceLimit(price, goods),
    price.planUnit,
    toCents(price.price),
    price.currency,
    goods.description,
  ]);

/**
 * The packages without repeated offers: of prices with the same coverage, cycle, amount and content,
 * only a preferred one stays, else the first.
 */
export function eachOfferOnce(
  list: readonly Goods[],
  isPreferred: (price: PriceEntry) => boolean,
): Goods[] {
  const kept = new Map<string, PriceEntry>();
  for (const goods of list) {
    for (const price of goods.goodsPriceList) {
      const content = contentOf(goods, price);
      if (!kept.has(content) || isPreferred(price)) kept.set(content, price);
    }
  }
  const shown = new Set(kept.values());
  return list
    .map((goods) => ({
      ...goods,
      goodsPriceList: goods.goodsPriceList.filter((price) => shown.has(price)),
    }))
    .filter(({ goodsPriceList }) => goodsPriceList.length > 0);
}
