/** Names of the request headers. Spec 7; the idempotency key is assumed (ruling 17). */
export const Header = {
  terminal: 'terminal',
  appCode: 'appcode',
  tenantCode: 'tenantcode',
  locale: 'locale',
  token: 'token',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Values of the `terminal` header: inside the app's web view, or a browser. Spec 7. */
export type Terminal = 'app' | 'web';
