/** Field names whose values are masked in a journal, as `plainKey` spells them. */
const SECRET =
  /passw|passphrase|passcode|pwd|secret|(token|authorization|cookie|apikey)s?\d*$|^(pass|pin|otp|code|secondfactorcode|secondarycertificationsign|nonce|number|cardnumber|cvc|cvv)$/;

/** Fields that keep their first and last characters. */
const PARTLY = /^giftcardcode$/;

/** Fields with an address, whose query may hold secrets. */
const ADDRESS = /^(url|path)$/;

/** A form field that holds JSON. */
const JSON_TEXT = /^data$/;

/** One spelling for `accessToken`, `Access-Token` and `access_token`, also in wide letters. */
const plainKey = (key: string): string =>
  key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** @example "AB12345678" becomes "AB******78". */
export const maskMiddle = (text: string): string =>
  text.length < 8 ? '***' : `${text.slice(0, 2)}${'*'.repeat(text.length - 4)}${text.slice(-2)}`;

/** Copies a request with every secret masked, at any depth. */
export function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, maskField(key, field)]),
  );
}

/** A value under a name, masked. */
export function maskField(name: string, field: unknown): unknown {
  const key = plainKey(name);
  if (SECRET.test(key)) return '***';
  if (PARTLY.test(key)) return typeof field === 'string' ? maskMiddle(field) : '***';
  if (ADDRESS.test(key) && typeof field === 'string') return maskAddress(field);
  if (JSON_TEXT.test(key) && typeof field === 'string') return maskJson(field);
  return mask(field);
}

/** The contents of a JSON text, masked. Text that cannot be parsed is masked as a whole. */
function maskJson(json: string): unknown {
  try {
    const contents: unknown = JSON.parse(json);
    return typeof contents === 'object' ? mask(contents) : '***';
  } catch {
    return '***';
  }
}

/** Masks the gift card code that some paths contain. */
export const maskPath = (path: string): string =>
  path.replace(
    /(\/giftCard\/\w+\/)([^/]+)/,
    (_, call: string, code: string) => call + maskMiddle(code),
  );

/** Masks secret fields and gift card codes in a path and its query. */
export function maskAddress(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s);
  if (query === undefined) return maskPath(path);
  const fields = query.split('&').map((field) => {
    const [name = '', value] = field.split(/=(.*)/s);
    if (value === undefined) return field;
    const [plain = name] = new URLSearchParams(field).keys();
    return `${name}=${String(maskField(plain, value))}`;
  });
  return `${maskPath(path)}?${fields.join('&')}`;
}
