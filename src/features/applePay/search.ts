/** Query parameters of the wallet plan pages. */
export interface WalletSearch {
  readonly goodsId?: string | undefined;
  readonly defaultPriceType?: string | undefined;
  readonly unit?: string | undefined;
  /** The chosen price. */
  readonly checkedPriceId?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const walletSearch = (search: Record<string, unknown>): WalletSearch => ({
  goodsId: text(search.goodsId),
  defaultPriceType: text(search.defaultPriceType),
  unit: text(search.unit),
  checkedPriceId: text(search.checkedPriceId),
});
