/**
 * The headers that the portal's pages are sent with. Scripts come from the portal's own origin and
 * from nowhere else, in no form but a file; the portal may not be framed.
 */

type Settings = Readonly<Record<string, string | undefined>>;

interface Options {
  /** The host speaks TLS: not so the preview server on loopback. */
  readonly overTls?: boolean;
}

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Origins other than its own that the portal sends requests to: the regional log services. */
const logOrigins = ({ VITE_EU_LOGS, VITE_US_LOGS }: Settings): readonly string[] =>
  [VITE_EU_LOGS, VITE_US_LOGS].flatMap((url) => (url ? [new URL(url).origin] : []));

/** What a page of the portal may do. */
export const contentSecurityPolicy = (settings: Settings): string =>
  policyOf({
    'default-src': "'none'",
    'script-src': "'self'",
    // Emotion writes its styles into the page; a static file has no nonce to give it.
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

/** What the portal never uses, so that nothing on the page can. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

/** @param settings the `VITE_…` variables of the deployment. */
export const responseHeaders = (
  settings: Settings,
  { overTls = false }: Options = {},
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  // No path is sent, not even to our own service: it may hold a gift card code.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(overTls ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});
