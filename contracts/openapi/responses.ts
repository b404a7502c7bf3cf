import type { Endpoint } from '../defineEndpoint';
import { ERROR_CATALOGUE, ErrorCode, OK_CODE, SESSION_CODES } from '../errors';
import type { JsonSchema } from './jsonSchema/jsonSchema';

/** HTTP statuses of an error response; the code in the body decides (rulings 11 and 12). */
const REFUSAL_STATUSES = [400, 401] as const;

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Errors of the service. The client and the bridge use some of the same numbers for their own. */
const SERVER_ERRORS = ERROR_CATALOGUE.filter(({ origin }) => origin === 'server');

/**
 * The log service is not behind the gateway: it has its own code for a rejected token, no session
 * codes, and reports errors by HTTP status.
 */
const isGateway = ({ errors }: Endpoint) => !errors.includes(ErrorCode.NotSignedIn);

/** The error codes a call may return, without duplicates, in the order of the error catalogue. */
export function codesOf(endpoint: Endpoint): readonly number[] {
  const { access, errors } = endpoint;
  const withSession = access === 'token' && isGateway(endpoint);
  const codes: readonly number[] = withSession ? [...errors, ...SESSION_CODES] : errors;
  const unknown = codes.find((code) => !SERVER_ERRORS.some((error) => error.code === code));
  if (unknown !== undefined) throw new Error(`${unknown} is no server code in contracts/errors.ts`);
  return SERVER_ERRORS.map(({ code }) => code).filter((code) => codes.includes(code));
}

const refusalName = (code: number) => `Refusal${code}`;

/** One schema per error code: the envelope without data. */
export const refusalSchemas = (codes: ReadonlySet<number>) =>
  Object.fromEntries(
    SERVER_ERRORS.filter(({ code }) => codes.has(code)).map(
      ({ code, meaning, effect, message }) => [
        refusalName(code),
        {
          type: 'object',
          description: meaning,
          properties: { code: { const: code }, desc: { type: 'string' } },
          required: ['code'],
          'x-effect': effect,
          'x-message': message,
        },
      ],
    ),
  );

/** The data of a successful response: the name of its schema, and whether it may be missing. */
export interface AnswerData {
  readonly name: string;
  readonly optional: boolean;
}

/** The envelope of a successful response (ruling 12). */
const granted = ({ name, optional }: AnswerData): JsonSchema => ({
  type: 'object',
  properties: { code: { const: OK_CODE }, data: ref(name), desc: { type: 'string' } },
  required: optional ? ['code'] : ['code', 'data'],
});

const oneOfThese = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only, ...others] = schemas;
  return only && others.length === 0 ? only : { oneOf: schemas };
};

/** The meanings of the codes, one line per code. */
const meaningsOf = (codes: readonly number[]) =>
  SERVER_ERRORS.filter(({ code }) => codes.includes(code))
    .map(({ code, meaning }) => `- \`${code}\`: ${meaning}`)
    .join('\n');

interface AnswerWithStatus {
  readonly description: string;
  readonly content: ReturnType<typeof json>;
}

/** The response of one HTTP status: success, if that status allows it, or one of the error codes. */
function answerWith(codes: readonly number[], ...grants: JsonSchema[]): AnswerWithStatus {
  const refusals = codes.map((code) => ref(refusalName(code)));
  const byCode = grants.length > 0 ? 'Granted, or refused by its code.' : 'Refused by its code.';
  return {
    description: codes.length > 0 ? `${byCode}\n\n${meaningsOf(codes)}` : 'Granted',
    content: json(oneOfThese([...grants, ...refusals])),
  };
}

/** All responses of a call by HTTP status. */
export function answersOf(endpoint: Endpoint, data: AnswerData): Record<string, AnswerWithStatus> {
  const codes = codesOf(endpoint);
  const codesWith = (status: number) =>
    isGateway(endpoint) ? codes : codes.filter((code) => code === status);
  const refusals = REFUSAL_STATUSES.filter((status) => codesWith(status).length > 0);
  return {
    200: answerWith(codesWith(200), granted(data)),
    ...Object.fromEntries(refusals.map((status) => [status, answerWith(codesWith(status))])),
  };
}
