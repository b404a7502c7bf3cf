import { useState } from 'react';
import type { Extension } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import type { GiftCardSearch } from '../../../domain/offer/giftCardPaths';
import { extensionsOf, packagesOf } from '../payment/giftPayMethods';
import type { GiftPayMethod } from '../payment/giftPayMethods';

type Way = Pick<GiftPayMethod, 'kind' | 'id'>;

/** What the customer selected, and how to select something else. */
export type PickedWay = readonly [Way | null, (picked: Way) => void];

/** Lives above the loading states, so the selection survives a change of the house. */
export const usePickedWay = (initial: GiftCardSearch): PickedWay =>
  useState<Way | null>(() => {
    const { checkedPriceId, packageId } = initial;
    if (checkedPriceId !== undefined) return { kind: 'package', id: checkedPriceId };
    return packageId === undefined ? null : { kind: 'extension', id: packageId };
  });

/** The packages and extensions that a card can be redeemed for, and the selected one. */
export function useGiftChoice(
  goods: readonly Goods[],
  plans: readonly Extension[],
  [picked, choose]: PickedWay,
) {
  const packages = packagesOf(goods);
  const extensions = extensionsOf(goods, plans);
  const ways: readonly GiftPayMethod[] = [...packages, ...extensions];
  const wanted = ways.find(({ kind, id }) => kind === picked?.kind && id === picked.id);
  // Both kinds share one selection: selecting a package deselects an extension, and vice versa.
  const chosen = wanted ?? (ways.length === 1 ? ways[0] : undefined);
  return { packages, extensions, chosen, choose };
}
