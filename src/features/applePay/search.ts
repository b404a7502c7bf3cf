/** What the wallet plan pages read of the address. Spec 2. */
export interface WalletSearch {
  readonly goodsId?: string | undefined;
  readonly defaultPriceType?: string | undefined;
  readonly unit?: string | undefined;
  /** The chosen price. Spec 3. */
  readonly checkedPriceId?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Every key is named, so that nothing else of the address survives. */
export const walletSearch = (search: Record<string, unknown>): WalletSearch => ({
  goodsId: text(search.goodsId),
  defaultPriceType: text(search.defaultPriceType),
  unit: text(search.unit),
  checkedPriceId: text(search.checkedPriceId),
});
