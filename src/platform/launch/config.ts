import { WEB_VIEW_TOKEN } from '@homeview/contracts/vocabulary/app/webView';
import { linesOf, listOf, settingsOfPage, withoutPrefix, wrongSettings } from './settings';

/**
 * One build serves every environment: if the page contains settings, the build's settings are
 * ignored completely, so a deployment never mixes them with development settings.
 */
const ofPage = settingsOfPage();
const isSetUp = ofPage !== null && Object.keys(ofPage).length > 0;
const settings = isSetUp ? ofPage : withoutPrefix(import.meta.env);
const setting = (name: string): string => settings[name] ?? '';

/** Names of missing or invalid settings; the portal does not start if there are any. */
export const configProblems = ofPage ? wrongSettings(settings) : ['all of them: no JSON'];

/** The settings of a deployment; `.env` contains the development settings. */
export const config = {
  /** Name of the product; empty for the name in the build. */
  brand: setting('BRAND'),
  /** `appcode` header. */
  appCode: setting('APP_CODE'),
  /** `tenantcode` header. */
  tenantCode: setting('TENANT_CODE'),
  /** RSA public key for passwords, base64 of its DER form. */
  passwordPublicKey: setting('PASSWORD_PUBLIC_KEY'),
  /** Hosts that may be opened for payment. */
  payHosts: listOf(settings.PAY_HOSTS),
  /** Ordering calls carry an Idempotency-Key. */
  idempotencyKey: setting('IDEMPOTENCY_KEY') !== 'off',
  /**
   * Host names of the regional sites. If empty, the label `eu` or `us` in the host name determines
   * the region.
   */
  sites: { EU: setting('EU_HOST'), US: setting('US_HOST') },
  /** Product token of the app in the user agent, before `/<version>`. */
  webViewToken: setting('WEB_VIEW_TOKEN') || WEB_VIEW_TOKEN,
  /** Addresses of the regional log services, `self` is the portal's own; empty: no upload. */
  logServices: { EU: setting('EU_LOGS'), US: setting('US_LOGS') },
  /** Host names of development, which upload no logs. */
  developmentHosts: listOf(settings.DEVELOPMENT_HOSTS),
  termsUrl: setting('TERMS_URL'),
  privacyUrl: setting('PRIVACY_URL'),
  /** The wallet provider's agreement. */
  walletAgreementUrl: setting('WALLET_AGREEMENT_URL'),
  /** The app's page in the App Store, for updates. */
  appStoreUrl: setting('APP_STORE_URL'),
  /** The support page's URL or mail address; empty: the portal shows no "Contact support". */
  support: setting('SUPPORT'),
  /** Name and address of the seller on bills, line by line; empty: bills name none. */
  seller: linesOf(settings.SELLER),
} as const;
