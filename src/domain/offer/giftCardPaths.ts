import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';

const PAGE = new RegExp(
  `^/giftCard/\\w{${GIFT_CODE_LENGTH}}/packages(/[\\w-]+/(payMethod|selectDevice))?(\\?(checkedPriceId|packageId)=[\\w-]+)?$`,
);

/** What is initially selected: a price of a new plan, or the plan to extend. */
export interface GiftCardSearch {
  readonly checkedPriceId?: string | undefined;
  readonly packageId?: string | undefined;
}

/** The pages of one gift card. */
export const giftCardPaths = {
  packages: (code: string, { checkedPriceId, packageId }: GiftCardSearch = {}): string => {
    const page = `/giftCard/${encodeURIComponent(code)}/packages`;
    if (checkedPriceId !== undefined) {
      return `${page}?checkedPriceId=${encodeURIComponent(checkedPriceId)}`;
    }
    return packageId === undefined ? page : `${page}?packageId=${encodeURIComponent(packageId)}`;
  },
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
