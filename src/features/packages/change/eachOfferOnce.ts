import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { toCents } from '../../../domain/offer/price';
import { deviceLimit } from '../../../domain/plan/deviceLimit';

/** What a customer compares offers by. */
const contentOf = (goods: Goods, entry: PriceEntry): string => {
  const { planUnit, price, currency } = entry;
  const limit = String(deviceLimit(entry, goods));
  return JSON.stringify([limit, planUnit, toCents(price), currency, goods.description]);
};

/**
 * The packages without repeated offers: several packages may sell the same number of devices for the
 * same cycle, price and content. Of these only a preferred price stays, else the first.
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
