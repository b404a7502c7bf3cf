import type { Extension } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';

/** A package of a card, at the price due now. */
export interface GiftPackage {
  readonly kind: 'package';
  readonly id: string;
  readonly goods: Goods;
  readonly price: PriceEntry;
}

/** An existing plan that the card extends. */
export interface GiftExtension {
  readonly kind: 'extension';
  readonly id: string;
  readonly extension: Extension;
  /**
   * The card's package, at the price due now; it determines whether a payment method is required.
   */
  readonly goods: Goods;
  readonly price: PriceEntry;
}

/** The packages a card pays for, one per price. */
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
 * The plans a card extends. Assumes that a card has one package: an extension is for the same
 * package at the same price.
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
