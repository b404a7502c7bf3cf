import { BRAND } from '../vocabulary/brand';
import type { Encoding, Endpoint } from '../defineEndpoint';
import { shownFields } from '../domains/shown';
import manifest from '../package.json';
import { answersOf, refusalSchema, sharedExamples, sharedResponses } from './responses';
import { withContents } from './contents';
import { addComponent, described, ref } from './descriptions';
import type { AnyText, Components } from './descriptions';
import { docsOf, domainOf, domains } from './domains';
import type { AnyDocs } from './domains';
import { headerParameters, headersOf, securityOf, securitySchemes } from './headers';
import type { Parameter } from './headers';
import { payloadOf } from './payload';
import { CannotExpress } from './jsonSchema/jsonSchema';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { tolerantSchema } from './jsonSchema/tolerantSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';

const MEDIA_TYPES: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'multipart/form-data',
};

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** The operation of one call and the schemas it needs. */
async function operationOf(endpoint: Endpoint) {
  const { name, kind, timeoutMs, status, freshForMs, ledger } = endpoint;
  const docs = docsOf(endpoint);
  const components: Components = new Map();
  const { parameters, body } = await requestOf(endpoint, docs, components);
  const { response } = await endpoint.schemas();
  const data = whereItFails(`${name}.response`, () => {
    const schema = described(
      tolerantSchema(toJsonSchema(response)),
      docs.response.data as AnyText,
      components,
    );
    return schema.$ref ? schema : named(`${capital(name)}Result`, schema, components);
  });
  const optional = response.spec.optional || response.spec.nullable;
  const operation = {
    operationId: name,
    summary: docs.summary,
    description: docs.description,
    tags: [domainOf(endpoint)],
    'x-kind': kind,
    'x-status': status,
    'x-timeout-ms': timeoutMs,
    'x-freshness-ms': freshForMs,
    'x-ledger': ledger,
    'x-shown': shownFields(name),
    security: securityOf(endpoint, docs.mayHaveToken),
    parameters: [
      ...headersOf(endpoint).map((key) => ({ $ref: `#/components/parameters/${key}` })),
      ...parameters,
    ],
    ...(body ? { requestBody: body } : {}),
    responses: answersOf(endpoint, { schema: data, optional, example: docs.response.example }),
  };
  return { endpoint, operation, components };
}

/** Parameters and body of a call, with texts and examples. */
async function requestOf(endpoint: Endpoint, docs: AnyDocs, components: Components) {
  const { name, encoding } = endpoint;
  const { request } = await endpoint.schemas();
  const { fields, example, name: ownName, text = `The request of ${name}` } = docs.request;
  const about: AnyText = { text, fields };
  const schema = whereItFails(`${name}.request`, () => toJsonSchema(request));
  const { parameters, body } = whereItFails(`${name}.request`, () =>
    payloadOf(endpoint, described(schema, about, components)),
  );
  if (!body) return { parameters: parameters.map((one) => withExample(one, example)), body };
  const whole = await withContents(endpoint, body, components);
  const content = {
    schema: named(ownName ?? `${capital(name)}Request`, whole, components),
    example,
  };
  return { parameters, body: { required: true, content: { [MEDIA_TYPES[encoding]]: content } } };
}

/** A parameter has its text and its example beside its schema. */
function withExample(parameter: Parameter, examples: Readonly<Record<string, unknown>>): Parameter {
  const { description, ...schema } = parameter.schema;
  const example = examples[parameter.name];
  return {
    ...parameter,
    ...(description === undefined ? {} : { description }),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

/** Adds a schema to the components, and refers to it. */
function named(name: string, schema: JsonSchema, components: Components): JsonSchema {
  addComponent(components, name, schema, name);
  return ref(name);
}

function whereItFails<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CannotExpress)) throw error;
    throw new CannotExpress(error.path === '' ? place : `${place}.${error.path}`, error.reason);
  }
}

type Converted = Awaited<ReturnType<typeof operationOf>>;

function pathsOf(converted: readonly Converted[]) {
  const paths: Record<string, Record<string, Converted['operation']>> = {};
  for (const { endpoint, operation } of converted) {
    const item = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    if (item[method]) throw new Error(`Two calls are ${endpoint.method} ${endpoint.path}`);
    item[method] = operation;
  }
  return paths;
}

/** The schemas of all calls. @throws CannotExpress if two schemas have the same name. */
function schemasOf(
  converted: readonly Converted[],
  refusal: JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  const all: Components = new Map([['Refusal', refusal]]);
  for (const { components } of converted) {
    for (const [name, schema] of components) addComponent(all, name, schema, name);
  }
  return Object.fromEntries(all);
}

/** Sorts by domain, then by name, because the order of module exports depends on the loader. */
const inOrder = (endpoints: readonly Endpoint[]) => {
  const rank = (endpoint: Endpoint) => domains.findIndex(({ name }) => name === domainOf(endpoint));
  return endpoints.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
};

/** Converts the catalogue to an OpenAPI 3.1 document. @throws CannotExpress for an unsupported schema. */
export async function toOpenApi(endpoints: readonly Endpoint[]) {
  const converted = await Promise.all(inOrder(endpoints).map(operationOf));
  const used = new Set(endpoints.map(domainOf));
  const headers = new Set<string>(endpoints.flatMap(headersOf));
  return {
    openapi: '3.1.0',
    info: {
      title: BRAND,
      version: manifest.version,
      description:
        'What the portal asks of its backend, written from `contracts/` by `npm run contracts:openapi`. ' +
        '`x-status: assumed` marks a call whose path or payload is our own ruling. ' +
        'Objects in answers may have fields beyond those named here. ' +
        'A field of an answer that may be missing or null is one that the portal can do without.',
      contact: { name: `The developers of ${BRAND}` },
      license: { name: manifest.license, identifier: manifest.license },
    },
    servers: [{ url: '/' }],
    tags: domains
      .filter(({ name }) => used.has(name))
      .map(({ name, description }) => ({ name, description })),
    paths: pathsOf(converted),
    components: {
      parameters: Object.fromEntries(
        Object.entries(headerParameters).filter(([key]) => headers.has(key)),
      ),
      responses: sharedResponses,
      examples: sharedExamples,
      schemas: schemasOf(converted, refusalSchema(endpoints)),
      securitySchemes,
    },
  };
}

export type OpenApiDocument = Awaited<ReturnType<typeof toOpenApi>>;

/** The text of the committed file. */
export const asText = (document: OpenApiDocument) => `${JSON.stringify(document, null, 2)}\n`;
