import type { Endpoint } from '../defineEndpoint';
import { ERROR_CATALOGUE, ErrorCode, OK_CODE, SESSION_CODES } from '../errors';
import { ref } from './descriptions';
import { docsOf } from './domains';
import type { JsonSchema } from './jsonSchema/jsonSchema';

const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
const example = (name: string) => ({ $ref: `#/components/examples/${name}` });

/** Errors of the service. The client and the bridge use some of the same numbers for their own. */
const SERVER_ERRORS = ERROR_CATALOGUE.filter(({ origin }) => origin === 'server');

/**
 * The log service is not behind the gateway: it has its own code for a rejected token, no session
 * codes, and reports errors by HTTP status.
 */
const isGateway = ({ errors }: Endpoint) => !errors.includes(ErrorCode.NotSignedIn);

/**
 * The error codes a call may return, without duplicates, in the order of the error catalogue. Any
 * call may refuse an invalid request with 400.
 */
export function codesOf(endpoint: Endpoint): readonly number[] {
  const { access, errors } = endpoint;
  const session = access === 'token' && isGateway(endpoint) ? SESSION_CODES : [];
  const codes: readonly number[] = [ErrorCode.BadRequest, ...errors, ...session];
  const unknown = codes.find((code) => !SERVER_ERRORS.some((error) => error.code === code));
  if (unknown !== undefined) throw new Error(`${unknown} is no server code in contracts/errors.ts`);
  return SERVER_ERRORS.map(({ code }) => code).filter((code) => codes.includes(code));
}

type Meanings = readonly (readonly [code: number, meaning: string])[];

/** The codes of a call with their meanings. */
function meaningsOf(endpoint: Endpoint): Meanings {
  const codes = codesOf(endpoint);
  const failures = Object.entries(docsOf(endpoint).failures ?? {});
  return [
    ...SERVER_ERRORS.flatMap(({ code, meaning }) =>
      codes.includes(code) ? [[code, meaning] as const] : [],
    ),
    ...failures.map(([code, meaning]) => [Number(code), meaning] as const),
  ];
}

const listOf = (meanings: Meanings) =>
  meanings.map(([code, meaning]) => `- \`${code}\`: ${meaning}`).join('\n');

/** The envelope of a refusal with these codes. */
const refusal = (about: string, meanings: Meanings, desc: JsonSchema): JsonSchema => ({
  type: 'object',
  description: about,
  properties: {
    code: {
      type: 'integer',
      enum: meanings.map(([code]) => code),
      description: `Why the call is refused:\n\n${listOf(meanings)}`,
    },
    desc,
  },
  required: ['code'],
});

/** The refusals of all calls. With code 400 the customer may see `desc`. */
export function refusalSchema(endpoints: readonly Endpoint[]): JsonSchema {
  const meanings = [...new Map(endpoints.flatMap(meaningsOf))].sort(([a], [b]) => a - b);
  const isForCustomer = ([code]: Meanings[number]) => code === ErrorCode.BadRequest;
  const others = meanings.filter((one) => !isForCustomer(one));
  return {
    description: 'A refused call. The portal acts on the code, whatever the HTTP status',
    oneOf: [
      refusal('Refused with a reason', meanings.filter(isForCustomer), {
        type: 'string',
        minLength: 1,
        description: 'The reason, in the language of the customer, who may see it',
      }),
      refusal('Refused with a code', others, {
        type: ['string', 'null'],
        description: 'Any text; not read by the portal',
      }),
    ].slice(0, others.length > 0 ? 2 : 1),
  };
}

/** A refusal with one of these codes. */
const refusalWith = (meanings: Meanings): JsonSchema => ({
  allOf: [
    ref('Refusal'),
    { type: 'object', properties: { code: { enum: meanings.map(([code]) => code) } } },
  ],
});

/** The data of a successful response. */
export interface AnswerData {
  readonly schema: JsonSchema;
  /** Whether the data may be missing. */
  readonly optional: boolean;
  readonly example: unknown;
}

/** The envelope of a successful response. */
const granted = ({ schema, optional }: AnswerData): JsonSchema => ({
  type: 'object',
  description: 'A successful call',
  properties: {
    code: { type: 'integer', const: OK_CODE, description: 'Success' },
    data: schema,
    desc: { type: ['string', 'null'], description: 'Any text; not read by the portal' },
  },
  required: optional ? ['code'] : ['code', 'data'],
});

/** The responses of a call by HTTP status. */
export function answersOf(endpoint: Endpoint, data: AnswerData) {
  const meanings = meaningsOf(endpoint);
  const value = {
    code: OK_CODE,
    ...(data.example === undefined ? {} : { data: data.example }),
    desc: 'success',
  };
  const examples = { success: { summary: 'Success', value } };
  const session = meanings.some(([code]) => code === ErrorCode.SessionInvalid);
  const refusals = {
    refused: example('Refused'),
    ...(session ? { sessionEnded: example('SessionEnded') } : {}),
  };
  const inGateway = isGateway(endpoint);
  const codes = `\n\n${listOf(meanings)}`;
  const refused = inGateway
    ? response('Refused')
    : {
        description: `A refusal; the HTTP status is the code:${codes}`,
        content: {
          'application/json': { schema: refusalWith(meanings), examples: refusals },
        },
      };
  return {
    200: {
      description: inGateway ? `Success, or a refusal with a code:${codes}` : 'Success',
      content: {
        'application/json': inGateway
          ? {
              schema: { oneOf: [granted(data), refusalWith(meanings)] },
              examples: { ...examples, ...refusals },
            }
          : { schema: granted(data), examples },
      },
    },
    // Any 4xx may refuse. Some tools look only for the exact status, so the usual ones are named.
    400: refused,
    401: refused,
    '4XX': refused,
    '5XX': response('Unavailable'),
  };
}

/** The responses that all calls share. */
export const sharedResponses = {
  Refused: {
    description:
      'A refusal. It may also come with HTTP status 200: the code of the body decides, not the status.',
    content: {
      'application/json': { schema: ref('Refusal'), examples: { refused: example('Refused') } },
    },
  },
  Unavailable: {
    description: 'An outage. The portal reads no body and shows its general message.',
  },
};

export const sharedExamples = {
  Refused: {
    summary: 'Refused, with a reason for the customer',
    value: { code: ErrorCode.BadRequest, desc: 'This device already has a plan.' },
  },
  SessionEnded: {
    summary: 'The token is unknown',
    value: { code: ErrorCode.SessionInvalid, desc: 'Refused' },
  },
};
