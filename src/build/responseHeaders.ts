/**
 * The response headers of the portal's pages. They allow only script files from the portal's own
 * origin and forbid framing.
 */

/** Cache lifetime of files with a hash in their name, which never change, in s: one year. */
export const KEPT_S = 31_536_000;

/** Cache-Control of these files; all others are revalidated. */
export const IMMUTABLE = `public, max-age=${KEPT_S}, immutable`;

type Settings = Readonly<Record<string, string | undefined>>;

interface Options {
  /** The host uses TLS, unlike the preview server on loopback. */
  readonly overTls?: boolean;
}

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Other origins that the portal sends requests to: the regional log services, unless its own. */
const logOrigins = ({ VITE_EU_LOGS, VITE_US_LOGS }: Settings): readonly string[] =>
  [VITE_EU_LOGS, VITE_US_LOGS].flatMap((url) =>
    url && url !== 'self' ? [new URL(url).origin] : [],
  );

/** The content security policy of the pages. */
export const contentSecurityPolicy = (settings: Settings): string =>
  policyOf({
    'default-src': "'none'",
    'script-src': "'self'",
    // Emotion inserts inline styles, and a static page cannot have a nonce.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...new Set(logOrigins(settings))].join(' '),
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });

/** Browser features that the portal does not use, disabled by the permissions policy. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

/** @param settings the `VITE_…` variables of the deployment. */
export const responseHeaders = (
  settings: Settings,
  { overTls = false }: Options = {},
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  // Sends no path, not even to our own service, because it may contain a gift card code.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(overTls ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});
