/** Cache lifetime of package data and of devices bound to a package, in ms. */
export const PACKAGE_FRESH_MS = 30_000;

/** Cache lifetime of subscription details and unbound devices, in ms. */
export const SUBSCRIPTION_FRESH_MS = 60_000;

/** Cache lifetime of the house list, in ms. */
export const HOUSE_FRESH_MS = 600_000;
