/**
 * Prepares the body of an answer for `pact-verifier`, which reads JSON more narrowly than the portal:
 * no byte order mark, no whole number such as `200.0`, no missing `data` where it is null, no encoding
 * but gzip and deflate.
 */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const DECODERS = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync };
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export const isObject = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The value of a text in JSON; undefined for any other text. */
export function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer cannot be read; the message says why. */
class Unreadable extends Error {}

function decoded({ body, headers }, asked = '') {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === 'identity' || body.length === 0) return body;
  if (!asked.toLowerCase().includes(encoding)) {
    throw new Unreadable(`the answer is encoded as ${encoding}, which was not asked for`);
  }
  try {
    return DECODERS[encoding](body);
  } catch {
    throw new Unreadable(`the answer says that it is encoded as ${encoding}, and is not`);
  }
}

const withoutMark = (body) =>
  body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? body.subarray(BYTE_ORDER_MARK.length)
    : body;

/** Missing data is the same as none, for a call that may have none. */
const withData = (value, expected) =>
  expected?.data === null && isObject(value) ? { data: null, ...value } : value;

/** JSON as JavaScript writes it: `200` for `200.0`. Anything else, and what is no number here, stays. */
function plainJson(body, expected) {
  let hasInfinity = false;
  try {
    const value = JSON.parse(body, (_, one) => {
      hasInfinity ||= typeof one === 'number' && !Number.isFinite(one);
      return one;
    });
    return hasInfinity ? body : Buffer.from(JSON.stringify(withData(value, expected)));
  } catch {
    return body;
  }
}

/**
 * The body as the portal reads it. `asked` is the Accept-Encoding of the request, `expected` the body
 * in the pact. @throws Unreadable
 */
export const readableBody = (answer, { asked, expected }) =>
  plainJson(withoutMark(decoded(answer, asked)), expected);

/** A service that has not built a call answers so, without the body of a refusal. */
const UNBUILT = [404, 405, 501];

/** Whether the call is not built; `body` is as readable as `readableBody` makes it. */
export function isUnbuilt({ status, body }) {
  const { code } = jsonIn(body) ?? {};
  return UNBUILT.includes(status) && (!Number.isInteger(code) || code === 200);
}
