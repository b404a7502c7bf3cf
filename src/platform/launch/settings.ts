/** Settings of a deployment by name, as strings; as in `.env`, without `VITE_`. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Id of the page element with the settings as JSON. */
export const SETTINGS_ID = 'settings';

const PREFIX = 'VITE_';
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/i;
const HOST_AND_PORT = /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;
const PUBLIC_KEY = /^[A-Za-z\d+/]{200,}={0,2}$/;

const isWebAddress = (value: string): boolean => {
  try {
    return /^(https|itms-apps):$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};
const isOrigin = (value: string): boolean => isWebAddress(value) && !value.startsWith('itms');

/** Parses a comma-separated list. */
export const listOf = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

type Rule = readonly [names: readonly string[], needed: boolean, fits: (value: string) => boolean];
const RULES: readonly Rule[] = [
  [['APP_CODE', 'TENANT_CODE'], true, () => true],
  [['PASSWORD_PUBLIC_KEY'], true, (value) => PUBLIC_KEY.test(value)],
  [['PAY_HOSTS'], true, (value) => listOf(value).every((host) => HOST_AND_PORT.test(host))],
  [['EU_HOST', 'US_HOST'], false, (value) => HOST.test(value)],
  [['EU_LOGS', 'US_LOGS'], false, isOrigin],
  [['WEB_VIEW_TOKEN'], false, (value) => /^\w+$/.test(value)],
  [['IDEMPOTENCY_KEY'], false, (value) => /^(on|off)$/.test(value)],
  [['TERMS_URL', 'PRIVACY_URL'], true, isWebAddress],
  [['WALLET_AGREEMENT_URL', 'APP_STORE_URL'], false, isWebAddress],
];

/** The names of missing or invalid settings. */
export const wrongSettings = (settings: Settings): readonly string[] =>
  RULES.flatMap(([names, needed, fits]) =>
    names.filter((name) => {
      const value = settings[name] ?? '';
      return value === '' ? needed : !fits(value);
    }),
  );

/** The settings in a build or `.env` file, whose names start with `VITE_`. */
export const withoutPrefix = (variables: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === 'string'
        ? [[name.slice(PREFIX.length), value]]
        : [],
    ),
  );

/** The settings in the page; empty without the element, null if they cannot be parsed. */
export function settingsOfPage(): Settings | null {
  try {
    const parsed: unknown = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');
    return typeof parsed === 'object' ? (parsed as Settings | null) : null;
  } catch {
    return null;
  }
}
