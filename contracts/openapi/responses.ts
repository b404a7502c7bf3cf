import type { Endpoint } from '../defineEndpoint';
import { ERROR_CATALOGUE, ErrorCode, OK_CODE, SESSION_CODES } from '../errors';
import type { JsonSchema } from './jsonSchema/jsonSchema';

/** HTTP statuses a refusal may come with; the code of the body counts (rulings 11 and 12). */
const REFUSAL_STATUSES = [400, 401] as const;

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** What a service can answer. The client and the bridge use some of the numbers for themselves. */
const SERVER_ERRORS = ERROR_CATALOGUE.filter(({ origin }) => origin === 'server');

/**
 * The log service is not the gateway: it has its own code for a token that it does not take,
 * knows no session codes, and refuses by HTTP status.
 */
const isGateway = ({ errors }: Endpoint) => !errors.includes(ErrorCode.NotSignedIn);

/** The codes a call may answer beside 200, each once, in the order of the error catalogue. */
export function codesOf(endpoint: Endpoint): readonly number[] {
  const { access, errors } = endpoint;
  const withSession = access === 'token' && isGateway(endpoint);
  const codes: readonly number[] = withSession ? [...errors, ...SESSION_CODES] : errors;
  const unknown = codes.find((code) => !SERVER_ERRORS.some((error) => error.code === code));
  if (unknown !== undefined) throw new Error(`${unknown} is no server code in contracts/errors.ts`);
  return SERVER_ERRORS.map(({ code }) => code).filter((code) => codes.includes(code));
}

const refusalName = (code: number) => `Refusal${code}`;

/** One schema a code that any call may answer: the envelope without data. */
export const refusalSchemas = (codes: ReadonlySet<number>) =>
  Object.fromEntries(
    SERVER_ERRORS.filter(({ code }) => codes.has(code)).map(
      ({ code, meaning, effect, message }) => [
        refusalName(code),
        {
          type: 'object',
          description: meaning,
          properties: { code: { const: code }, desc: { type: 'string' } },
          required: ['code', 'desc'],
          'x-effect': effect,
          'x-message': message,
        },
      ],
    ),
  );

/** The data of a granted call: the name of its schema, and whether it may be left out. */
export interface AnswerData {
  readonly name: string;
  readonly optional: boolean;
}

/** The envelope of a granted call (ruling 12). */
const granted = ({ name, optional }: AnswerData): JsonSchema => ({
  type: 'object',
  properties: { code: { const: OK_CODE }, data: ref(name), desc: { type: 'string' } },
  required: optional ? ['code', 'desc'] : ['code', 'data', 'desc'],
});

const oneOfThese = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only, ...others] = schemas;
  return only && others.length === 0 ? only : { oneOf: schemas };
};

/** What the codes mean, one line a code. */
const meaningsOf = (codes: readonly number[]) =>
  SERVER_ERRORS.filter(({ code }) => codes.includes(code))
    .map(({ code, meaning }) => `- \`${code}\`: ${meaning}`)
    .join('\n');

interface AnswerWithStatus {
  readonly description: string;
  readonly content: ReturnType<typeof json>;
}

/** What comes with one HTTP status: an answer that grants, if it can, or a refusal by code. */
function answerWith(codes: readonly number[], ...grants: JsonSchema[]): AnswerWithStatus {
  const refusals = codes.map((code) => ref(refusalName(code)));
  const byCode = grants.length > 0 ? 'Granted, or refused by its code.' : 'Refused by its code.';
  return {
    description: codes.length > 0 ? `${byCode}\n\n${meaningsOf(codes)}` : 'Granted',
    content: json(oneOfThese([...grants, ...refusals])),
  };
}

/** All answers of a call by HTTP status. */
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
