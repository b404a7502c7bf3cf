/** Package data and package-bound devices are reused when younger, in ms. Spec 4, 9. */
export const PACKAGE_FRESH_MS = 30_000;

/** Subscription detail and unbound devices are reused when younger, in ms. Spec 4, 9. */
export const SUBSCRIPTION_FRESH_MS = 60_000;

/** The house list is reused when younger, in ms. Spec 4, 9. */
export const HOUSE_FRESH_MS = 600_000;
