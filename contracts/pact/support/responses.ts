import { MatchersV3 as Pact } from '@pact-foundation/pact';
import type { Schema } from 'yup';
import type { Endpoint, ResponseOf } from '../../defineEndpoint';
import { ErrorCode, OK_CODE } from '../../errors';
import { filled, matchersOf } from './matchersOf';
import type { Pins } from './matchersOf';

/** An answer in the envelope `{ code, data, desc }` (ruling 12), as pact matchers. */
export interface Answer {
  /** Accepted HTTP statuses; the first is the one the example has. */
  readonly statuses: readonly number[];
  readonly body: unknown;
}

/**
 * The service says yes: `code` is exactly 200, the data is of the example's shape. Without an example
 * the answer has no data: of such a call the client reads only that it was granted.
 */
export async function success<E extends Endpoint>(
  endpoint: E,
  example: ResponseOf<E>,
  pins?: Pins,
): Promise<Answer> {
  const { response } = await endpoint.schemas();
  const data = dataOf(response, example, pins);
  return { statuses: [200], body: { code: OK_CODE, ...data, desc: Pact.string('success') } };
}

function dataOf(schema: Schema, example: unknown, pins?: Pins) {
  if (example !== undefined) return { data: matchersOf(schema, example, pins) };
  schema.validateSync(undefined, { strict: true });
  return {};
}

/**
 * The service says no: `code` is exactly this one, and `desc` is a text; that of 400 says why. It may say so on HTTP 200
 * or on a 4xx (rulings 11 and 12): the client reads the code of the body.
 */
export const refused = (code: number, desc = 'Refused'): Answer => ({
  statuses: [200, 400, 401],
  body: { code, desc: code === ErrorCode.BadRequest ? filled(desc) : Pact.string(desc) },
});

/** A service other than the gateway refuses by HTTP status too; the reason is not shown. */
export const refusedByStatus = (code: number): Answer => ({
  statuses: [code],
  body: { code, desc: Pact.string('Refused') },
});
