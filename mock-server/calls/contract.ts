import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { OK_CODE } from '@homeview/contracts/errors';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { Answer } from './answer';
import { openApi, operationOf, schemaOf } from './openApi';
import type { JsonSchema, Parameter } from './openApi';

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
  /** Checks an answer of the mock itself, except outages. */
  readonly checkAnswer: (answer: Answer) => string | null;
}

// Not strict: the document has OpenAPI keywords that JSON Schema does not know.
const options = { strict: false, allowUnionTypes: true, multipleOfPrecision: 6 } as const;
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
  const [granted = {}, refused] = alternativesOf(schemaOf(responses['200']));
  const checkGranted = checkWith(ajv.compile(within(granted)));
  const checkRefusal = refused ? checkWith(ajv.compile(within(refused))) : null;
  const checkError = checkWith(ajv.compile(within(schemaOf(responses['4XX']))));
  const notDocumented = (status: number) => `HTTP ${status} is not documented for its code`;
  return {
    checkAddress: checkWith(readingTexts.compile(addressSchema(parameters))),
    checkBody: body ? checkWith(ajv.compile(within(body.schema))) : () => null,
    checkAnswer: ({ status, body: answer }) => {
      if (status >= 400 && status < 500) return checkError(answer);
      if (status !== 200) return notDocumented(status);
      if (answer.code === OK_CODE) return checkGranted(answer);
      return checkRefusal ? checkRefusal(answer) : notDocumented(status);
    },
  };
}

const alternativesOf = (schema: JsonSchema) =>
  (schema['oneOf'] as JsonSchema[] | undefined) ?? [schema];

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
