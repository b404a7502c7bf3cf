import { useState } from 'react';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { coveragesOf, firstPrice, pricesOf } from '../../domain/offer/offer';
import { coverageOf } from '../../domain/offer/price';
import type { Coverage } from '../../domain/offer/price';
import type { MessageId } from '../../i18n/messages';
import { useTerms } from '../terms/useTerms';

/** The selected price of a package, its tab, and its terms. */
export function usePriceChoice(goods: Goods, initial: PriceEntry, termsText?: MessageId) {
  const [checkedPriceId, choose] = useState(initial.goodsPriceId);
  // Looked up on every render because a refetch may change the price.
  const price =
    goods.goodsPriceList.find((entry) => entry.goodsPriceId === checkedPriceId) ?? initial;
  const chooseCoverage = (next: Coverage) => {
    const first = firstPrice(pricesOf(goods, next), price.planUnit);
    if (first) choose(first.goodsPriceId);
  };
  return {
    goods,
    price,
    choose,
    coverage: coverageOf(price.buyNum),
    coverages: coveragesOf(goods),
    chooseCoverage,
    terms: useTerms(price.goodsPriceId, { text: termsText }),
  };
}

export type PriceChoice = ReturnType<typeof usePriceChoice>;
