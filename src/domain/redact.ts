/** What stands where a secret stood. */
export const MASK = '***';

/** Query parameters whose values are masked in logs (ruling 23). An address inside another is encoded. */
const SECRET_PARAMS =
  /((?:[?&#]|%(?:3F|26|23))(?:token|refreshToken|returnTo|code|password|sign|secondaryCertificationSign|giftCardCode)(?:=|%3D))(?:(?!%26|%23)[^&#\s"'])*/gi;

/** The gift card code that some addresses carry in their path. */
const GIFT_PATH =
  /((?:\/|%2F)giftCard(?:\/|%2F))(?!renewal(?:[/?#%]|$))((?:check|goods|subscribeGoods)(?:\/|%2F))?[^/?#%\s"']+/gi;

/** `password: x`, `"token":"x"`, `Bearer x` in the words of an error. */
const SECRET_FIELDS =
  /(["']?(?:access_?token|refresh_?token|token|password|passwd|code|secondaryCertificationSign)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;&#})\]]+)/gi;
const BEARER = /\b(Bearer\s+)[\w.~+/=-]+/gi;

/** Three parts of base64 with points between: a signed token. */
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Ten word characters of capitals and digits, with a digit among them: a gift card's code. */
const GIFT_CODE = /\b(?=[A-Z_]*\d)[A-Z0-9_]{10}\b/g;

/** Shorter secrets are not looked for: they would be found in every word. */
const SHORTEST_SECRET = 4;

/**
 * A text of a log without its secrets: addresses, fields and shapes that carry one, and every one of
 * `secrets` wherever it stands. Ruling 23.
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
    .replace(GIFT_CODE, MASK);
}
