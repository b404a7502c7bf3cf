import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';

/** The calls that make an order: a new plan, one more period, a card's period, the store's sale. */
type OrderCall = 'createOrder' | 'renew' | 'serviceExtension' | 'applePayOrder';

/** What makes a purchase other than a plain one. */
export interface BasketOrigin {
  /** `createOrder` where it is left out. */
  readonly call?: OrderCall | undefined;
  /** The plan that is renewed, changed or made longer. */
  readonly packageId?: string | undefined;
  /** The promotion it is bought in. */
  readonly activityId?: string | undefined;
  /** The gift card that pays. */
  readonly giftCardCode?: string | undefined;
  /** Where the customer came from, as the address said (ADR 9). */
  readonly remark?: string | undefined;
}

/** What a customer is about to pay for. */
export interface Basket extends BasketOrigin {
  readonly userId: string;
  readonly houseId: string;
  readonly goodsId: string;
  readonly goodsPriceId: string;
  /** What is due now. */
  readonly priceCents: number;
  readonly currency: string;
  readonly deviceIds: readonly string[];
  readonly payMode: PayMode;
}

/**
 * Names a basket: two baskets with the same key are the same purchase (ruling 17). The pay mode is
 * left out: changing the provider pays the same order. The price is in: a new price is a new order.
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
