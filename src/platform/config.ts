/** Settings of a deployment, from `VITE_…` variables; `.env` holds those of development. */
const env = import.meta.env;

const list = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

export const config = {
  /** `appcode` header. */
  appCode: env.VITE_APP_CODE ?? '',
  /** `tenantcode` header. */
  tenantCode: env.VITE_TENANT_CODE ?? '',
  /** RSA public key for passwords, base64 of its DER form. Ruling 28. */
  passwordPublicKey: env.VITE_PASSWORD_PUBLIC_KEY ?? '',
  /** Hosts the browser may be sent to for paying. Ruling 24. */
  payHosts: list(env.VITE_PAY_HOSTS),
  /** Ordering calls carry an Idempotency-Key. Ruling 17. */
  idempotencyKey: env.VITE_IDEMPOTENCY_KEY !== 'off',
  /** Host names of the regional sites; empty: told by a label `eu` or `us` of the name. Ruling 32. */
  sites: { EU: env.VITE_EU_HOST ?? '', US: env.VITE_US_HOST ?? '' },
  /** What the browser identifier contains inside the app, before `/<version>`. */
  webViewToken: env.VITE_WEB_VIEW_TOKEN ?? 'HomeViewApp',
  /** Origins of the regional log services; empty: the portal's own origin. Spec 7. */
  logServices: { EU: env.VITE_EU_LOGS ?? '', US: env.VITE_US_LOGS ?? '' },
  /** Host names of development, which upload no logs. Spec 7. */
  developmentHosts: list(env.VITE_DEVELOPMENT_HOSTS),
  termsUrl: env.VITE_TERMS_URL ?? '',
  privacyUrl: env.VITE_PRIVACY_URL ?? '',
  /** The wallet provider's agreement. Spec 8. */
  walletAgreementUrl: env.VITE_WALLET_AGREEMENT_URL ?? '',
  /** The app's page in the App Store, where it is updated. Spec 5. */
  appStoreUrl: env.VITE_APP_STORE_URL ?? '',
} as const;
