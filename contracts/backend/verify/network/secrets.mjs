// @ts-check
/** Finds the secrets in the options of a run, and replaces them in everything that is printed. */
const MASK = '***';

/** Shorter values are replaced only where they stand alone: "a" is part of almost every word. */
const DISTINCT = 6;

/** A short value of any other header is no secret, and would hide parts of the report. */
const SECRET_NAME = /auth|cookie|token|key|secret|password|session/i;

const decoded = (/** @type {string} */ text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The value of the header `Authorization` for the user and password in a URL; null if it has none.
 * @param {Pick<URL, 'username' | 'password'>} url
 */
export function credentialsOf({ username, password }) {
  if (!username && !password) return null;
  return `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')}`;
}

/**
 * A user without a password is a token.
 * @param {URL | null} url
 */
function secretsOfUrl(url) {
  if (!url) return [];
  const user = url.password || url.username;
  const basic = credentialsOf(url)?.split(' ')[1];
  const query = [...url.searchParams.values()].filter((value) => value.length >= DISTINCT);
  return [user, decoded(user), basic, ...query];
}

/** @param {readonly [name: string, value: string]} header */
function secretsOfHeader([name, value]) {
  if (value.length < DISTINCT && !SECRET_NAME.test(name)) return [];
  // `Bearer abc`: a service may repeat the token without its scheme.
  const [, afterScheme] = /^\S+\s+(\S.*)$/.exec(value) ?? [];
  return [value, afterScheme];
}

const escaped = (/** @type {string} */ text) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
const patternOf = (/** @type {string} */ secret) =>
  secret.length >= DISTINCT ? escaped(secret) : `(?<!\\w)${escaped(secret)}(?!\\w)`;

/**
 * Returns a function that masks the secrets of these URLs and headers in a text.
 * @param {readonly (URL | null)[]} urls
 * @param {readonly (readonly [name: string, value: string])[]} headers
 * @returns {(text: string) => string}
 */
export function masker(urls, headers) {
  const secrets = [...urls.flatMap(secretsOfUrl), ...headers.flatMap(secretsOfHeader)]
    .flatMap((secret) => (secret ? [secret, JSON.stringify(secret).slice(1, -1)] : []))
    .sort((a, b) => b.length - a.length);
  if (secrets.length === 0) return (text) => text;
  const pattern = new RegExp([...new Set(secrets)].map(patternOf).join('|'), 'g');
  return (text) => text.replace(pattern, MASK);
}

/**
 * A URL for messages: without user, password, query and fragment.
 * @param {URL} url
 */
export const shownUrl = ({ protocol, host, pathname }) => `${protocol}//${host}${pathname}`;
