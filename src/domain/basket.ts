import type { PayMode } from '@homeview/contracts/vocabulary/payMode';

/** What a customer is about to pay for. */
export interface Basket {
  readonly userId: string;
  readonly houseId: string;
  readonly goodsId: string;
  readonly goodsPriceId: string;
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
  ]);
