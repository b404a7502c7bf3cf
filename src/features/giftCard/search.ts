/** Query parameters of the gift card pages. */
export interface GiftCardSearch {
  /** The initially selected price, if the card offers several. */
  readonly checkedPriceId?: string | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const giftCardSearch = ({ checkedPriceId }: Record<string, unknown>): GiftCardSearch => ({
  checkedPriceId:
    typeof checkedPriceId === 'string' && checkedPriceId !== '' ? checkedPriceId : undefined,
});
