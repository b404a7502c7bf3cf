import { isEmail } from '../../domain/input/email';

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
const isHttpsUrl = (value: string): boolean => isWebAddress(value) && !value.startsWith('itms');

/** The portal's own origin as the address of a service. */
export const OWN_ORIGIN = 'self';

/** Parses a list, separated by commas. */
export const listOf = (value: string | undefined, separator = ','): readonly string[] =>
  (value ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Parses the lines of an address, separated by `|`. */
export const linesOf = (value: string | undefined): readonly string[] => listOf(value, '|');

/** Maximum lines of the seller and characters of a line, so that the head of a bill stays short. */
const SELLER_MAX_LINES = 8;
const SELLER_MAX_LENGTH = 100;

/** A name and at least one line of an address. */
const isSeller = (value: string): boolean => {
  const lines = linesOf(value);
  return (
    lines.length >= 2 &&
    lines.length <= SELLER_MAX_LINES &&
    lines.every((line) => line.length <= SELLER_MAX_LENGTH)
  );
};

/** What customers ask and the service does not answer; each can have a help address of the operator. */
export const HELP_TOPICS = [
  'password',
  'card',
  'declined',
  'unusedDays',
  'recordings',
  'restore',
  'moving',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The setting with the help address of a topic: `HELP_UNUSED_DAYS`. */
export const helpSetting = (topic: HelpTopic): string =>
  `HELP_${topic.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

type Rule = readonly [names: readonly string[], needed: boolean, fits: (value: string) => boolean];
const RULES: readonly Rule[] = [
  [['APP_CODE', 'TENANT_CODE'], true, () => true],
  [['PASSWORD_PUBLIC_KEY'], true, (value) => PUBLIC_KEY.test(value)],
  [['PAY_HOSTS'], true, (value) => listOf(value).every((host) => HOST_AND_PORT.test(host))],
  [['EU_HOST', 'US_HOST'], false, (value) => HOST.test(value)],
  [['EU_LOGS', 'US_LOGS'], false, (value) => value === OWN_ORIGIN || isHttpsUrl(value)],
  [['WEB_VIEW_TOKEN'], false, (value) => /^\w+$/.test(value)],
  [['IDEMPOTENCY_KEY'], false, (value) => /^(on|off)$/.test(value)],
  [['TERMS_URL', 'PRIVACY_URL'], true, isWebAddress],
  [['WALLET_AGREEMENT_URL', 'APP_STORE_URL'], false, isWebAddress],
  [['SUPPORT'], false, (value) => isEmail(value) || isHttpsUrl(value)],
  [HELP_TOPICS.map(helpSetting), false, isHttpsUrl],
  [['SELLER'], false, isSeller],
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
