/** What the pages of a gift card read of the address. */
export interface GiftCardSearch {
  /** The price that is chosen at first, where a card gives a choice. */
  readonly checkedPriceId?: string | undefined;
}

/** Every key is named, so that nothing else of the address survives. */
export const giftCardSearch = ({ checkedPriceId }: Record<string, unknown>): GiftCardSearch => ({
  checkedPriceId:
    typeof checkedPriceId === 'string' && checkedPriceId !== '' ? checkedPriceId : undefined,
});
