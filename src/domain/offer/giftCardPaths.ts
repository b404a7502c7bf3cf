const PAGE =
  /^\/giftCard\/\w{10}\/packages(\/[\w-]+\/(payMethod|selectDevice))?(\?checkedPriceId=[\w-]+)?$/;

/** The pages of one gift card. Spec 2. */
export const giftCardPaths = {
  /** `checkedPriceId`: the price that is chosen at first. */
  packages: (code: string, checkedPriceId?: string): string =>
    `/giftCard/${encodeURIComponent(code)}/packages${
      checkedPriceId === undefined ? '' : `?checkedPriceId=${encodeURIComponent(checkedPriceId)}`
    }`,
  payMethod: (code: string, packageId: string): string =>
    `/giftCard/${encodeURIComponent(code)}/packages/${encodeURIComponent(packageId)}/payMethod`,
};

/** A path that is a page of a gift card, or undefined: a link cannot lead elsewhere. */
export const ownGiftCardPath = (path: string): string | undefined =>
  PAGE.test(path) ? path : undefined;
