/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_APP_CODE?: string;
  readonly VITE_TENANT_CODE?: string;
  readonly VITE_PASSWORD_PUBLIC_KEY?: string;
  readonly VITE_PAY_HOSTS?: string;
  readonly VITE_IDEMPOTENCY_KEY?: 'on' | 'off';
  readonly VITE_EU_HOST?: string;
  readonly VITE_US_HOST?: string;
  readonly VITE_WEB_VIEW_TOKEN?: string;
  readonly VITE_EU_LOGS?: string;
  readonly VITE_US_LOGS?: string;
  readonly VITE_DEVELOPMENT_HOSTS?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_WALLET_AGREEMENT_URL?: string;
  readonly VITE_APP_STORE_URL?: string;
  readonly VITE_PRIVACY_URL?: string;
}
