import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';

/** Replacement for a secret. */
export const MASK = '***';

/** Secret query parameters: stored and removed from the URL before any request. */
export const LAUNCH_SECRETS = ['token', 'refreshToken'] as const;

/** Names of secret values in queries and bodies. */
const SECRET_NAMES = [
  ...LAUNCH_SECRETS,
  ...['accessToken', 'access_token', 'refresh_token', 'password', 'passwd', 'code'],
  ...['secondaryCertificationSign', 'giftCardCode'],
].join('|');

/** Query parameters whose values are masked in logs, also in a URL-encoded nested URL. */
const SECRET_PARAMS = new RegExp(
  `((?:[?&#]|%(?:3F|26|23))(?:${SECRET_NAMES}|returnTo|sign)(?:=|%3D))(?:(?!%26|%23)[^&#\\s"'])*`,
  'gi',
);

/** The gift card code in a URL path. */
const GIFT_PATH =
  /((?:\/|%2F)giftCard(?:\/|%2F))(?!renewal(?:[/?#%]|$))((?:check|goods|subscribeGoods)(?:\/|%2F))?[^/?#%\s"']+/gi;

/** `password: x`, `"token":"x"` or `Bearer x` in an error message. */
const SECRET_FIELDS = new RegExp(
  `(["']?(?:${SECRET_NAMES}|\\bsign(?!=\\*))["']?\\s*[:=]\\s*)(?:"[^"]*"|'[^']*'|[^\\s,;&#})\\]]+)`,
  'gi',
);
const BEARER = /\b(Bearer\s+)[\w.~+/=-]+/gi;

/** Three base64 parts separated by dots: a JWT. */
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Letters, digits and underscores of a gift card code's length, with at least one digit. */
const GIFT_CODE = new RegExp(
  `(^|%[\\da-f]{2}|[^\\w%])(?=[a-z_]*\\d)\\w{${GIFT_CODE_LENGTH}}(?!\\w)`,
  'gi',
);

/** An e-mail address, also URL-encoded. The length limit keeps long texts fast. */
const EMAIL =
  /[^\s@"'<>()[\],;:/?&=%]{1,64}(?:@|%40)[^\s@"'<>()[\],;:/?&=%]+\.[^\s@"'<>()[\],;:/?&=%.]+/gi;

/** Shorter secrets are not masked, because they would match parts of ordinary words. */
const SHORTEST_SECRET = 4;

/**
 * Masks secrets and e-mail addresses in a log text: in URLs, fields and known formats, and each of
 * `secrets` anywhere.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  return known
    .replace(SECRET_PARAMS, `$1${MASK}`)
    .replace(GIFT_PATH, (_, path: string, call = '') => `${path}${call}${MASK}`)
    .replace(SECRET_FIELDS, `$1${MASK}`)
    .replace(BEARER, `$1${MASK}`)
    .replace(SIGNED_TOKEN, MASK)
    .replace(EMAIL, MASK)
    .replace(GIFT_CODE, `$1${MASK}`);
}
