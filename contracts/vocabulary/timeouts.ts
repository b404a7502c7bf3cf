/** Time a call may take unless it says otherwise, in ms. Spec 9. */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** Time a sign-in or second-factor call may take, in ms. Spec 7, 9. */
export const SIGN_IN_TIMEOUT_MS = 20_000;
