import { toCents } from './price';
import { isTrial } from './trial';

interface PricedOffer {
  readonly typeId?: string | undefined;
  readonly goodsPriceList: readonly { readonly planUnit: string; readonly price: number }[];
}

/** The lowest monthly price on offer in cents, without trials and free packages. */
export function lowestMonthlyCents(offers: readonly PricedOffer[]): number | undefined {
  const cents = offers
    .filter((offer) => !isTrial(offer))
    .flatMap(({ goodsPriceList }) => goodsPriceList)
    .filter(({ planUnit, price }) => planUnit === 'month' && price > 0)
    .map(({ price }) => toCents(price));
  return cents.length > 0 ? Math.min(...cents) : undefined;
}
