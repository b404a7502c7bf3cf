import type { Endpoint } from '../defineEndpoint';
import { ERROR_CATALOGUE, OK_CODE, SESSION_CODES } from '../errors';
import type { JsonSchema } from './jsonSchema';

/** HTTP statuses a refusal may come with; the code of the body counts (rulings 11 and 12). */
const REFUSAL_STATUSES = ['400', '401'] as const;

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The codes a call may answer beside 200, each once, in the order of the error catalogue. */
export function codesOf({ access, errors }: Endpoint): readonly number[] {
  const codes: readonly number[] = access === 'token' ? [...errors, ...SESSION_CODES] : errors;
  const unknown = codes.find((code) => !ERROR_CATALOGUE.some((error) => error.code === code));
  if (unknown !== undefined) throw new Error(`The code ${unknown} is not in contracts/errors.ts`);
  return ERROR_CATALOGUE.map(({ code }) => code).filter((code) => codes.includes(code));
}

const refusalName = (code: number) => `Refusal${code}`;

/** One schema a code that any call may answer: the envelope without data. */
export const refusalSchemas = (codes: ReadonlySet<number>) =>
  Object.fromEntries(
    ERROR_CATALOGUE.filter(({ code }) => codes.has(code)).map(
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

/** The envelope of a granted call (ruling 12). */
const granted = (dataName: string): JsonSchema => ({
  type: 'object',
  properties: { code: { const: OK_CODE }, data: ref(dataName), desc: { type: 'string' } },
  required: ['code', 'data', 'desc'],
});

const oneOfThese = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only, ...others] = schemas;
  return only && others.length === 0 ? only : { oneOf: schemas };
};

/** All answers of a call by HTTP status. */
export function answersOf(endpoint: Endpoint, dataName: string) {
  const codes = codesOf(endpoint);
  const refusals = codes.map((code) => ref(refusalName(code)));
  const list = ERROR_CATALOGUE.filter(({ code }) => codes.includes(code))
    .map(({ code, meaning }) => `- \`${code}\`: ${meaning}`)
    .join('\n');
  const refused = {
    description: `Refused; the code says why.\n\n${list}`,
    content: json(oneOfThese(refusals)),
  };
  return {
    '200': {
      description: codes.length > 0 ? `Granted, or refused by its code.\n\n${list}` : 'Granted',
      content: json(oneOfThese([granted(dataName), ...refusals])),
    },
    ...(codes.length > 0
      ? Object.fromEntries(REFUSAL_STATUSES.map((status) => [status, refused]))
      : {}),
  };
}
