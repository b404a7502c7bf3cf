import { WEB_VIEW_TOKEN } from '@homeview/contracts/vocabulary/app/webView';
import { readEnvironment } from './readEnvironment';
import {
  HELP_TOPICS,
  helpSetting,
  linesOf,
  listOf,
  settingsOfPage,
  withoutPrefix,
  wrongSettings,
} from './settings';
import type { HelpTopic, Settings } from './settings';

/** Where the page runs. */
interface Page {
  readonly userAgent: string;
  /** Origin of the page, which is also that of the service. */
  readonly origin: string;
}

/** The configuration of the portal: the settings of its deployment, and where it runs. */
export function createConfig(settings: Settings, { userAgent, origin }: Page) {
  const setting = (name: string): string => settings[name] ?? '';
  /** Product token of the app in the user agent, before `/<version>`. */
  const webViewToken = setting('WEB_VIEW_TOKEN') || WEB_VIEW_TOKEN;
  return {
    /** Whether the portal runs in the app, and on which system. */
    environment: readEnvironment(userAgent, webViewToken),
    /** Origin of the service. */
    serviceOrigin: origin,
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
    /** The operator's help page by topic; empty: the portal leads to support instead. */
    help: Object.fromEntries(
      HELP_TOPICS.map((topic) => [topic, setting(helpSetting(topic))]),
    ) as Readonly<Record<HelpTopic, string>>,
    /** Name and address of the seller on bills, line by line; empty: bills name none. */
    seller: linesOf(settings.SELLER),
  } as const;
}

export type PortalConfig = ReturnType<typeof createConfig>;

/**
 * One build serves every environment: if the page contains settings, the build's settings are
 * ignored completely, so a deployment never mixes them with development settings.
 */
const ofPage = settingsOfPage();
const isSetUp = ofPage !== null && Object.keys(ofPage).length > 0;
const settings = isSetUp ? ofPage : withoutPrefix(import.meta.env);

/** Names of missing or invalid settings; the portal does not start if there are any. */
export const configProblems = ofPage ? wrongSettings(settings) : ['all of them: no JSON'];

/** The configuration of this page. Components read it by `usePortalConfig`, calls by `api.extra`. */
export const config: PortalConfig = createConfig(settings, {
  userAgent: 'navigator' in globalThis ? navigator.userAgent : '',
  // Without a page: the pact tests in Node name the origin of their service.
  origin: 'location' in globalThis ? location.origin : '',
});
