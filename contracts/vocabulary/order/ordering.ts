/** `goodsType` of an order, both in the default and in the gift card flow. */
export const GOODS_TYPE = 5;

/** Default `goodsNum` of an order line. */
export const DEFAULT_GOODS_NUM = 1;

/** Package level that the package list and the subscribed-info call request. */
export const PACKAGE_LEVEL = 15;

/** A price on the wire: two decimals. */
export const TWO_DECIMALS = /^\d+\.\d{2}$/;
