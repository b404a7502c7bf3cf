import type { Extension } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';

/** A package of a card, at the price that is due now. */
export interface GiftPackage {
  readonly kind: 'package';
  readonly id: string;
  readonly goods: Goods;
  readonly price: PriceEntry;
}

/** A plan that the card makes longer. */
export interface GiftExtension {
  readonly kind: 'extension';
  readonly id: string;
  readonly extension: Extension;
  /** The package of the card, at the price that is due now: it says whether a way to pay is asked for. */
  readonly goods: Goods;
  readonly price: PriceEntry;
}

/** The packages a card buys: one for each of their prices. */
export const packagesOf = (goods: readonly Goods[]): GiftPackage[] =>
  goods.flatMap((one) =>
    one.goodsPriceList.map((price) => ({
      kind: 'package',
      id: price.goodsPriceId,
      goods: one,
      price,
    })),
  );

/** What a card can be redeemed for. */
export type GiftPayMethod = GiftPackage | GiftExtension;

/**
 * The plans a card makes longer. A card is for one package (assumed): an extension is one of the same,
 * and costs as little.
 */
export function extensionsOf(
  goods: readonly Goods[],
  plans: readonly Extension[],
): GiftExtension[] {
  const [first] = packagesOf(goods);
  if (!first) return [];
  return plans.map((extension) => ({
    ...first,
    kind: 'extension',
    id: extension.packageId,
    extension,
  }));
}
