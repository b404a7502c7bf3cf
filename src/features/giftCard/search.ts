import type { GiftCardSearch } from '../../domain/offer/giftCardPaths';

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const giftCardSearch = (search: Record<string, unknown>): GiftCardSearch => ({
  checkedPriceId: idOf(search.checkedPriceId),
  packageId: idOf(search.packageId),
});
