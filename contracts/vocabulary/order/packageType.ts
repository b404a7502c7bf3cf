/** `packageType` of a paid plan; any other value is a free basic plan. */
export const PAID_PACKAGE_TYPE = 1;
