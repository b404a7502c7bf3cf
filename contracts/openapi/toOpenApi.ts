import { BRAND } from '../brand';
import type { Encoding, Endpoint } from '../defineEndpoint';
import manifest from '../package.json';
import { answersOf, codesOf, refusalSchemas } from './responses';
import { withContents } from './contents';
import { domainOf, domains } from './domains';
import { headerParameters, headersOf } from './headers';
import { payloadOf } from './payload';
import { CannotExpress } from './jsonSchema/jsonSchema';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { tolerantSchema } from './jsonSchema/tolerantSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';

/** `getPayUrl` → `Get pay url`. */
const inWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const MEDIA_TYPES: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'multipart/form-data',
};

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** The operation of one call and the schemas it needs. */
async function operationOf(endpoint: Endpoint) {
  const { name, kind, timeoutMs, status, freshForMs, ledger, access, encoding } = endpoint;
  const { request, response } = await endpoint.schemas();
  const within = <T>(part: string, work: () => T) => whereItFails(`${name}.${part}`, work);
  const { parameters, body } = within('request', () => payloadOf(endpoint, toJsonSchema(request)));
  const data = within('response', () => tolerantSchema(toJsonSchema(response)));
  const requestName = `${capital(name)}Request`;
  const dataName = `${capital(name)}Data`;
  const schemas: Record<string, JsonSchema> = {
    ...(body ? { [requestName]: await withContents(endpoint, body) } : {}),
    [dataName]: data,
  };
  const operation = {
    operationId: name,
    summary: inWords(name),
    tags: [domainOf(endpoint)],
    'x-kind': kind,
    'x-status': status,
    'x-timeout-ms': timeoutMs,
    'x-freshness-ms': freshForMs,
    'x-ledger': ledger,
    security: access === 'token' ? [{ session: [] }] : [],
    parameters: [
      ...headersOf(endpoint).map((key) => ({ $ref: `#/components/parameters/${key}` })),
      ...parameters,
    ],
    ...(body ? { requestBody: bodyOf(requestName, encoding) } : {}),
    responses: answersOf(endpoint, {
      name: dataName,
      optional: response.spec.optional || response.spec.nullable,
    }),
  };
  return { endpoint, operation, schemas };
}

const bodyOf = (schemaName: string, encoding: Encoding) => ({
  required: true,
  content: { [MEDIA_TYPES[encoding]]: { schema: { $ref: `#/components/schemas/${schemaName}` } } },
});

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
        '`x-status: assumed` marks a call whose path or payload is a ruling of ours. ' +
        'Objects in answers may have fields beyond those named here.',
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
      schemas: {
        ...Object.assign({}, ...converted.map(({ schemas }) => schemas)),
        ...refusalSchemas(new Set(endpoints.flatMap(codesOf))),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: headerParameters.token.name },
      },
    },
  };
}

export type OpenApiDocument = Awaited<ReturnType<typeof toOpenApi>>;

/** The text of the committed file. */
export const asText = (document: OpenApiDocument) => `${JSON.stringify(document, null, 2)}\n`;
