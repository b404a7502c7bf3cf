import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { coverageOf, toCents } from '../../../domain/offer/price';

/** What a customer compares offers for all devices by. */
const contentOf = (goods: Goods, { planUnit, price, currency }: PriceEntry): string =>
  JSON.stringify([planUnit, toCents(price), currency, goods.description]);

/**
 * The packages without repeated offers: several packages may sell all devices for the same cycle,
 * price and content. Of these only a preferred price stays, else the first.
 */
export function eachOfferOnce(
  list: readonly Goods[],
  isPreferred: (price: PriceEntry) => boolean,
): Goods[] {
  const coversAll = ({ buyNum }: PriceEntry) => coverageOf(buyNum) === 'unlimited';
  const kept = new Map<string, PriceEntry>();
  for (const goods of list) {
    for (const price of goods.goodsPriceList.filter(coversAll)) {
      const content = contentOf(goods, price);
      if (!kept.has(content) || isPreferred(price)) kept.set(content, price);
    }
  }
  const shown = new Set(kept.values());
  return list
    .map((goods) => ({
      ...goods,
      goodsPriceList: goods.goodsPriceList.filter((price) => !coversAll(price) || shown.has(price)),
    }))
    .filter(({ goodsPriceList }) => goodsPriceList.length > 0);
}
