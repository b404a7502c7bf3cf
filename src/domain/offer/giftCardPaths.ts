const PAGE =
  /^\/giftCard\/\w{10}\/packages(\/[\w-]+\/(payMethod|selectDevice))?(\?checkedPriceId=[\w-]+)?$/;

/** The pages of one gift card. Spec 2. */
export const giftCardPaths = {
  /** `checkedPriceId`: the initially selected price. */
  packages: (code: string, checkedPriceId?: string): string =>
    `/giftCard/${encodeURIComponent(code)}/packages${
      checkedPriceId === undefined ? '' : `?checkedPriceId=${encodeURIComponent(checkedPriceId)}`
    }`,
  payMethod: (code: string, packageId: string): string =>
    `/giftCard/${encodeURIComponent(code)}/packages/${encodeURIComponent(packageId)}/payMethod`,
};

/**
 * The path if it is a gift card page, otherwise undefined, so that a link cannot lead elsewhere.
 */
export const ownGiftCardPath = (path: string): string | undefined =>
  PAGE.test(path) ? path : undefined;
