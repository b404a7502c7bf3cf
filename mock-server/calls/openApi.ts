import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Endpoint, Method } from '@homeview/contracts/defineEndpoint';

type JsonSchema = Readonly<Record<string, unknown>>;

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

/** The parts of an operation that the mock reads. */
export interface Operation {
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const text = readFileSync(new URL('../../contracts/openapi.json', import.meta.url), 'utf8');

/** The published document: what backend teams are given, and nothing that only we know. */
export const openApi = JSON.parse(text) as OpenApiDocument;

/** Tells one state of the contracts from another: a mock on our port may be that of another clone. */
export const contractsId = createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What the document says about a call. @throws Error when it does not know the call. */
export function operationOf({ name, method, path }: Endpoint): Operation {
  const operation = openApi.paths[path]?.[method.toLowerCase() as Lowercase<Method>];
  if (operation) return operation;
  throw new Error(`contracts/openapi.json has no ${name}: run "npm run contracts:openapi".`);
}
