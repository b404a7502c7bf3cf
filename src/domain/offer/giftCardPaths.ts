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

const PAY_METHOD = /\/payMethod$/;

/** Whether a page of a gift card asks for an address before the card is redeemed for a new plan. */
export const needsAddressFirst = (path: string): boolean =>
  PAGE.test(path) && !PAY_METHOD.test(path);

/**
 * The path if it is a gift card page, otherwise undefined, so that a link cannot lead elsewhere.
 */
export const ownGiftCardPath = (path: string): string | undefined =>
  PAGE.test(path) ? path : undefined;
