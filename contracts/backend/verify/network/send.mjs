/** Sends one request: unlike `fetch` to any port, and nothing in the answer is changed. */
import { request } from 'undici';
import { credentialsOf } from './secrets.mjs';

/** No answer has come; the message says why. */
export class NoAnswer extends Error {}

const UNTRUSTED = /^(DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|CERT_UNTRUSTED)/;

function whyNot(error) {
  // Node tries all addresses of a name, and puts their errors into one without a message.
  const { code = '', message } = error.errors?.[0] ?? error;
  if (UNTRUSTED.test(code)) {
    return `${code}: its certificate is not trusted. Name the file of its CA with --ca`;
  }
  // The codes of the library say less than its messages.
  return code && !code.startsWith('UND_') ? code : message;
}

/** Headers by name, in lower case; of one that is repeated the last. */
const byName = (raw) =>
  Object.fromEntries(
    Array.from({ length: raw.length / 2 }, (_, at) => [raw[at * 2].toLowerCase(), raw[at * 2 + 1]]),
  );

/**
 * Resolves to `{ status, headers, rawHeaders, body }`. `network` has the options of all requests:
 * `timeoutMs` for the request and its whole answer, the `agent`, and `signal`.
 * @throws NoAnswer
 */
export async function send(url, { method = 'GET', headers = {}, body } = {}, network) {
  const timeout = AbortSignal.timeout(network.timeoutMs);
  const signal = AbortSignal.any([timeout, ...(network.signal ? [network.signal] : [])]);
  const credentials = credentialsOf(url);
  try {
    const answer = await request(url.origin + url.pathname + url.search, {
      method,
      headers: { ...(credentials ? { authorization: credentials } : {}), ...headers },
      body,
      signal,
      dispatcher: network.agent,
      responseHeaders: 'raw',
    });
    const { statusCode: status, headers: rawHeaders } = answer;
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status, rawHeaders, headers: byName(rawHeaders), body: bytes };
  } catch (error) {
    if (network.signal?.aborted) throw new NoAnswer(network.signal.reason);
    if (timeout.aborted) throw new NoAnswer(`timed out after ${network.timeoutMs / 1000} s`);
    throw new NoAnswer(whyNot(error));
  }
}
