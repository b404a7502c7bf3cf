/** Requests and responses of the pacts match the OpenAPI document: both come from the catalogue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { callOf } from '../backend/verify/domains.mjs';
import { ASSUMED, DOCUMENTED, pactDir } from '../backend/verify/pactFiles.mjs';

interface Message {
  readonly body?: {
    readonly content: unknown;
    readonly contentType?: string;
    readonly encoded?: string | false;
  };
}

interface Interaction {
  readonly description: string;
  readonly request: Message & { readonly method: string; readonly path: string };
  readonly response: Message & { readonly status: number };
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const interactions = [DOCUMENTED, ASSUMED].flatMap(
  (file) => (read(join(pactDir, file)) as { interactions: Interaction[] }).interactions,
);

interface Document {
  readonly paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

const document = read(fileURLToPath(new URL('../openapi.json', import.meta.url))) as Document;
const validators = new Ajv2020({ strict: false, multipleOfPrecision: 6 }).addSchema({
  $id: 'openapi',
  ...document,
});

/** The validation errors of a body against the schema at a place of the document. */
function against(place: readonly string[], type: string, body: unknown) {
  const pointer = [...place, 'content', type, 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const validate = validators.getSchema(`openapi#/${pointer}`);
  if (!validate) return `there is no ${pointer}`;
  return validate(body) ? [] : validate.errors;
}

/** The place of the refusals of a call; most calls share one response. */
function refusalOf(path: string, { method }: Interaction['request']) {
  const { responses } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const shared = responses?.['4XX']?.$ref?.split('/').slice(1);
  return shared ?? ['paths', path, method.toLowerCase(), 'responses', '4XX'];
}

/** Parses the fields of a multipart form. */
const getFormFields = (form: string) =>
  Object.fromEntries(
    [...form.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

/** The payload of a request and its media type in the document. */
function payloadOf({ body }: Message): [type: string, payload: unknown] {
  const type = body?.contentType?.split(';')[0] ?? 'application/json';
  const content = body?.content;
  if (typeof content !== 'string') return [type, content];
  return [type, getFormFields(body?.encoded === 'base64' ? atob(content) : content)];
}

describe.each(interactions)('$description', ({ request, response }) => {
  const path = callOf(request)?.path ?? request.path;
  const operation = ['paths', path, request.method.toLowerCase()];

  it('matches the OpenAPI document in request and response', () => {
    const place =
      response.status === 200 ? [...operation, 'responses', '200'] : refusalOf(path, request);
    expect(against(place, 'application/json', response.body?.content)).toEqual([]);
    if (request.method !== 'POST') return;
    expect(against([...operation, 'requestBody'], ...payloadOf(request))).toEqual([]);
  });
});

it('compares more than 40 interactions', () => {
  expect(interactions.length).toBeGreaterThan(40);
});
