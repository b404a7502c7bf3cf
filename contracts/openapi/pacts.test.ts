/** Two readers of the catalogue agree: what the pacts send and answer fits the OpenAPI document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { ASSUMED, DOCUMENTED, pactDir } from '../verify/pactFiles.mjs';

interface Message {
  readonly body?: { readonly content: unknown };
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

const document = read(fileURLToPath(new URL('../openapi.json', import.meta.url))) as object;
const judges = new Ajv2020({ strict: false }).addSchema({ $id: 'openapi', ...document });

/** What Ajv has against a body at a place of the document. */
function against(place: readonly string[], body: unknown) {
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const judge = judges.getSchema(`openapi#/${pointer}/content/application~1json/schema`);
  if (!judge) return `there is no ${pointer}`;
  return judge(body) ? [] : judge.errors;
}

describe.each(interactions)('$description', ({ request, response }) => {
  const operation = ['paths', request.path, request.method.toLowerCase()];

  it('fits the document', () => {
    const status = String(response.status);
    expect(against([...operation, 'responses', status], response.body?.content)).toEqual([]);
    if (request.method !== 'POST') return;
    expect(against([...operation, 'requestBody'], request.body?.content)).toEqual([]);
  });
});

it('there are interactions to compare with', () => {
  expect(interactions.length).toBeGreaterThan(40);
});
