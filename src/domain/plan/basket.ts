import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';

/** The order calls: new plan or change, renewal, gift card extension, store purchase. */
type OrderCall = 'createOrder' | 'renew' | 'serviceExtension' | 'applePayOrder';

/** Fields of purchases other than a plain new plan. */
export interface BasketOrigin {
  /** `createOrder` by default. */
  readonly call?: OrderCall | undefined;
  /** The plan that is renewed, changed or extended. */
  readonly packageId?: string | undefined;
  /** The promotion of the purchase. */
  readonly activityId?: string | undefined;
  /** The gift card used for payment. */
  readonly giftCardCode?: string | undefined;
  /** The source of the visit, from the URL (ADR 9). */
  readonly remark?: string | undefined;
}

/** The content of a purchase. */
export interface Basket extends BasketOrigin {
  readonly userId: string;
  readonly houseId: string;
  readonly goodsId: string;
  readonly goodsPriceId: string;
  /** Amount due now. */
  readonly priceCents: number;
  readonly currency: string;
  readonly deviceIds: readonly string[];
  readonly payMode: PayMode;
}

/**
 * Key of a basket: baskets with the same key are the same purchase. Excludes the pay
 * mode, because another provider pays the same order. Includes the price, because a new price needs
 * a new order.
 */
export const basketKey = (basket: Basket): string =>
  JSON.stringify([
    basket.userId,
    basket.houseId,
    basket.goodsId,
    basket.goodsPriceId,
    basket.priceCents,
    [...basket.deviceIds].sort(),
    basket.call ?? 'createOrder',
    basket.packageId ?? '',
    basket.activityId ?? '',
    basket.giftCardCode ?? '',
  ]);
