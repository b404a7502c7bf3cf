/** `packageType` of a paid plan; any other value is a free basic plan. Spec 3. */
export const PAID_PACKAGE_TYPE = 1;
