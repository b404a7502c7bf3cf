import { MatchersV3 as Pact } from '@pact-foundation/pact';

/** Between the parts of the example; a client may choose another one. */
const BOUNDARY = 'pact-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const partOf = ([name, value]: readonly [string, unknown]) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`;

/** A payload as a multipart form: each of its fields is a part with this very text. */
export const formBody = (payload: Readonly<Record<string, unknown>>) => ({
  contentType: TYPE,
  header: Pact.regex('^multipart/form-data; ?boundary=\\S+$', TYPE),
  content: Buffer.from(`${Object.entries(payload).map(partOf).join('')}--${BOUNDARY}--\r\n`),
  // Without its own rule a part is held against the content type of the whole.
  rules: Object.entries(payload).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [Pact.equal(String(value))],
  })),
});
