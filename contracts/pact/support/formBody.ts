import { MatchersV3 as Pact } from '@pact-foundation/pact';

/** Boundary of the example; a client may use another one. */
const BOUNDARY = 'pact-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const partOf = ([name, value]: readonly [string, unknown]) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`;

/** A payload as a multipart form; each part must have exactly the text of its field. */
export const formBody = (payload: Readonly<Record<string, unknown>>) => ({
  contentType: TYPE,
  header: Pact.regex('^multipart/form-data; ?boundary=\\S+$', TYPE),
  content: Buffer.from(`${Object.entries(payload).map(partOf).join('')}--${BOUNDARY}--\r\n`),
  // A part without a rule is compared with the content type of the whole body.
  rules: Object.entries(payload).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [Pact.equal(String(value))],
  })),
});
