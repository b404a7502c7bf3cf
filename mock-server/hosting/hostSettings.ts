/** The settings of `npm run host`, from its environment. */
export interface HostSettings {
  readonly port: number;
  /** The address to listen on; loopback by default, another one in a container. */
  readonly listen: string;
  /** The public URL; null: only used on this machine. */
  readonly publicUrl: URL | null;
  readonly hostNames: readonly string[];
  readonly store: string;
  /** Header with the signed-in agent; empty: all sandboxes are shared. */
  readonly userHeader: string;
  /** Maximum number of sandboxes per agent. */
  readonly quota: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAME = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/i;
const HEADER = /^[a-z\d-]+$/i;

/** Reads the environment. @throws Error that names the variable and its format. */
export function hostSettings(env: Environment): HostSettings {
  const textOf = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const wholeNumber = (name: string, fallback: string, least: number, most: number) => {
    const text = textOf(name, fallback);
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  };
  const hostNames = textOf('MOCK_HOST_NAMES', '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hostNames.find((name) => !NAME.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `MOCK_HOST_NAMES holds names such as support.example.com or *.support.example.com, not "${wrong}".`,
    );
  }
  const userHeader = textOf('MOCK_USER_HEADER', '');
  if (userHeader !== '' && !HEADER.test(userHeader)) {
    throw new Error(`MOCK_USER_HEADER is the name of a header, not "${userHeader}".`);
  }
  const publicUrl = urlOf(textOf('MOCK_PUBLIC_URL', ''));
  if (publicUrl === null && hostNames.length > 0) {
    throw new Error('MOCK_HOST_NAMES needs MOCK_PUBLIC_URL, as in https://support.example.com.');
  }
  return {
    port: wholeNumber('PORT', '8080', 0, 65_535),
    listen: textOf('MOCK_LISTEN', '127.0.0.1'),
    publicUrl,
    hostNames,
    store: textOf('MOCK_STORE', 'memory'),
    userHeader,
    // Without agents, all users share one quota.
    quota: wholeNumber('MOCK_QUOTA', userHeader === '' ? '1000' : '100', 1, 100_000),
  };
}

function urlOf(text: string): URL | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '';
  if (url && isOrigin && /^https?:$/.test(url.protocol) && url.username === '') return url;
  throw new Error(
    `MOCK_PUBLIC_URL is an origin such as https://support.example.com, not "${text}".`,
  );
}
