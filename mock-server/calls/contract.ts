import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { ErrorCode, OK_CODE } from '@homeview/contracts/errors';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { Answer } from './answer';
import { openApi, operationOf } from './openApi';
import type { Parameter } from './openApi';

/** Returns what is wrong with a value, or null. A check that coerces types may change the value. */
type Check = (value: unknown) => string | null;

/** A call as the published document describes it. */
export interface Contract {
  /**
   * Checks the fields of the path and the query. Converts numbers and booleans from text in place.
   */
  readonly checkAddress: Check;
  /** Checks the body of a POST. */
  readonly checkBody: Check;
  /** Checks an answer of the mock itself. */
  readonly checkAnswer: (answer: Answer['body']) => string | null;
}

// Not strict: the document has OpenAPI keywords that JSON Schema does not know.
const options = { strict: false, allowUnionTypes: true } as const;
const DOCUMENT = 'openapi';
const ajv = new Ajv2020(options).addSchema(openApi, DOCUMENT, undefined, false);
const readingTexts = new Ajv2020({ ...options, coerceTypes: true });

const contracts = new WeakMap<Endpoint, Contract>();

/** The contract of a call. Its schemas are compiled on first use. */
export function contractOf(endpoint: Endpoint): Contract {
  const known = contracts.get(endpoint);
  if (known) return known;
  const contract = compile(endpoint);
  contracts.set(endpoint, contract);
  return contract;
}

function compile(endpoint: Endpoint): Contract {
  const { parameters, requestBody, responses } = operationOf(endpoint);
  const [body] = Object.values(requestBody?.content ?? {});
  const granted = Object.values(responses['200']?.content ?? {}).map(({ schema }) => schema);
  const schemas = granted.flatMap((schema) => (schema['oneOf'] as object[] | undefined) ?? schema);
  const checkData = checkWith(ajv.compile(within(schemas[0] ?? {})));
  const codes = refusalCodes(responses);
  return {
    checkAddress: checkWith(readingTexts.compile(addressSchema(parameters))),
    checkBody: body ? checkWith(ajv.compile(within(body.schema))) : () => null,
    checkAnswer: (answer) => {
      if (answer.code === OK_CODE) return checkData(answer);
      return codes.has(answer.code) || isOutage(answer.code)
        ? null
        : `the code ${answer.code} is not documented`;
    },
  };
}

/** A schema of the document, with its `$ref`s pointing into the registered document. */
const within = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`)) as object;

function addressSchema(parameters: readonly (Parameter | object)[]) {
  const fields = parameters.filter((one): one is Parameter => 'in' in one && one.in !== 'header');
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Outages (5xx) are not documented, but any call may answer with them. */
const isOutage = (code: number) => code >= 500 && code <= 599;

/** The documented error codes of a call. Any call may also refuse an invalid request with 400. */
function refusalCodes(responses: object): ReadonlySet<number> {
  const names = JSON.stringify(responses).matchAll(/#\/components\/schemas\/(Refusal\d+)"/g);
  const codes = [...names].map(([, name = '']) => {
    const { code } = openApi.components.schemas[name]?.['properties'] as {
      code: { const: number };
    };
    return code.const;
  });
  return new Set([ErrorCode.BadRequest, ...codes]);
}

const checkWith =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? null : inWords(validate.errors?.[0]);

/** @example `goodsReqs[0].goodsId must be string` */
function inWords(error: ErrorObject | undefined): string {
  if (!error) return 'it does not fit';
  const { instancePath, message = 'does not fit', params } = error;
  const place = instancePath
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');
  const { allowedValues, additionalProperty } = params as Record<string, unknown>;
  const more = allowedValues ?? additionalProperty;
  return [
    place || 'the request',
    message,
    ...(more === undefined ? [] : [JSON.stringify(more)]),
  ].join(' ');
}
