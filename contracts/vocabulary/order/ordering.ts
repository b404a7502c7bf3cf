/** `goodsType` of an order, on the default and on the gift-card path. Spec 9. */
export const GOODS_TYPE = 5;

/** `goodsNum` of an order line unless the caller says otherwise. Spec 9. */
export const DEFAULT_GOODS_NUM = 1;

/** Package level asked for by the package list and the subscribed-info call. Spec 9. */
export const PACKAGE_LEVEL = 15;

/** A price on the wire: two decimals (ruling 13). Spec 5. */
export const TWO_DECIMALS = /^\d+\.\d{2}$/;
