/** Default timeout of a call, in ms. */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** Timeout of a sign-in or second-factor call, in ms. */
export const SIGN_IN_TIMEOUT_MS = 20_000;
