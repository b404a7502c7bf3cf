import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Endpoint, Method } from '@homeview/contracts/defineEndpoint';

export type JsonSchema = Readonly<Record<string, unknown>>;

interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** The parts of an OpenAPI operation that the mock reads. */
export interface Operation {
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Reference>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Body>> };
}

const text = readFileSync(new URL('../../contracts/openapi.json', import.meta.url), 'utf8');

/**
 * The published document. Backend teams get the same file, so the mock checks only what they can
 * see.
 */
export const openApi = JSON.parse(text) as OpenApiDocument;

/** A hash of the contracts. It shows when the mock on our port belongs to a different clone. */
export const contractsId = createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The OpenAPI operation of a call. @throws Error when the document lacks it. */
export function operationOf({ name, method, path }: Endpoint): Operation {
  const operation = openApi.paths[path]?.[method.toLowerCase() as Lowercase<Method>];
  if (operation) return operation;
  throw new Error(`contracts/openapi.json has no ${name}: run "npm run contracts:openapi".`);
}

/** The schema of a response, also of one that calls share. @throws Error when it has none. */
export function schemaOf(response: Body | Reference | undefined): JsonSchema {
  const body =
    response && '$ref' in response
      ? openApi.components.responses[response.$ref.split('/').at(-1) ?? '']
      : response;
  const [content] = Object.values(body?.content ?? {});
  if (content) return content.schema;
  throw new Error('This response has no schema in contracts/openapi.json.');
}
