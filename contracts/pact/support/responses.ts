import { MatchersV3 as Pact } from '@pact-foundation/pact';
import { HTTPResponseStatusClass } from '@pact-foundation/pact/src/v3/types';
import type { StatusCodeMatcher } from '@pact-foundation/pact/src/v3/types';
import type { V4ResponseBuilder } from '@pact-foundation/pact/src/v4/http/types';
import type { Schema } from 'yup';
import type { Endpoint, ResponseOf } from '../../defineEndpoint';
import { OK_CODE, effectOf, SESSION_CODES } from '../../errors';
import { filled, ofText } from './jsonMatchers';
import { matchersOf } from './matchersOf';
import type { Pins } from './pins';

/** A response in the envelope `{ code, data, desc }`, as pact matchers. */
export interface Answer {
  /** HTTP status of the example, or a matcher with it. */
  readonly status: number | StatusCodeMatcher<number>;
  /** The accepted HTTP statuses, if no status matcher can say it. */
  readonly statuses?: RegExp;
  readonly body: unknown;
}

/** The code of the body decides, with any 2xx or 4xx. A status matcher knows one class only. */
const REFUSED = /^[24]\d\d$/;

/** JSON in any spelling, such as `Application/JSON; charset=UTF-8` and `application/vnd.house+json`. */
const JSON_TYPE = '(?i)\\Aapplication/([a-z0-9.+-]+\\+)?json( *;.*)?\\z';

/** A code is a number or the same number as a text. */
const codeMatcher = (...codes: number[]) => ofText(new RegExp(`^(${codes.join('|')})$`), codes[0]);

/**
 * A successful response: `code` is 200, the data has the shape of the example. Without an example the
 * response needs no data; null asks for none. `desc` is never shown, so it is not required.
 */
export async function success<E extends Endpoint>(
  endpoint: E,
  example: ResponseOf<E>,
  pins?: Pins,
): Promise<Answer> {
  const { response } = await endpoint.schemas();
  const data = dataOf(response, example, pins);
  const status = Pact.matchStatus(200, HTTPResponseStatusClass.Success);
  return { status, body: { code: codeMatcher(OK_CODE), ...data } };
}

function dataOf(schema: Schema, example: unknown, pins?: Pins) {
  if (example !== undefined && example !== null) return { data: matchersOf(schema, example, pins) };
  schema.validateSync(example, { strict: true });
  return example === null ? { data: Pact.nullValue() } : {};
}

/** The codes that mean the same to the portal: all that end the session, or only this one. */
const equalCodes = (code: number): number[] =>
  effectOf(code) === 'endSession'
    ? [code, ...SESSION_CODES.filter((one) => one !== code && effectOf(one) === 'endSession')]
    : [code];

/**
 * An error response. `desc` is required and not empty only if the call shows it: it is
 * the text of the example. The log service has the code as its HTTP status.
 */
export const refused = (code: number, desc?: string, status = 200): Answer => ({
  status,
  statuses: REFUSED,
  body: {
    code: codeMatcher(...equalCodes(code)),
    ...(desc === undefined ? {} : { desc: filled(desc) }),
  },
});

/** Describes a response to the pact. */
export function respond(response: V4ResponseBuilder, { statuses, body }: Answer): void {
  response.headers({ 'Content-Type': Pact.regex(JSON_TYPE, 'application/json') }).jsonBody(body);
  if (!statuses) return;
  response.matchingRules({ status: [{ path: '$', rules: [ofText(statuses, '200')] }] });
}
