/** Names of the request headers. The idempotency key is assumed. */
export const Header = {
  terminal: 'terminal',
  appCode: 'appcode',
  tenantCode: 'tenantcode',
  locale: 'locale',
  token: 'token',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Values of the `terminal` header: inside the app's web view, or a browser. */
export type Terminal = 'app' | 'web';
