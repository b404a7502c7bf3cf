import { MatchersV3 as Pact } from '@pact-foundation/pact';
import type { Schema } from 'yup';
import type { Endpoint, ResponseOf } from '../../defineEndpoint';
import { ErrorCode, OK_CODE } from '../../errors';
import { filled, matchersOf } from './matchersOf';
import type { Pins } from './matchersOf';

/** A response in the envelope `{ code, data, desc }` (ruling 12), as pact matchers. */
export interface Answer {
  /** Accepted HTTP statuses; the first is that of the example. */
  readonly statuses: readonly number[];
  readonly body: unknown;
}

/**
 * A successful response: `code` is exactly 200, the data has the shape of the example. Without an
 * example the response has no data, because the client reads only its code.
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
 * An error response: `code` is exactly this one, and `desc` is a text, not empty for 400. The HTTP
 * status may be 200, 400 or 401 (rulings 11 and 12), because the client reads the code of the body.
 */
export const refused = (code: number, desc = 'Refused'): Answer => ({
  statuses: [200, 400, 401],
  body: { code, desc: code === ErrorCode.BadRequest ? filled(desc) : Pact.string(desc) },
});

/** An error response of a service outside of the gateway: the HTTP status equals the code. */
export const refusedByStatus = (code: number): Answer => ({
  statuses: [code],
  body: { code, desc: Pact.string('Refused') },
});
