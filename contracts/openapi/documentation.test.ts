/** Everything in the document has a text, and its examples are those of the pacts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { endpoints } from '../catalogue';
import { flag, listOf, oneOf, record, text } from '../domains/wire';
import { callOf } from '../backend/verify/domains.mjs';
import { ASSUMED, DOCUMENTED, pactDir } from '../backend/verify/pactFiles.mjs';
import { described } from './descriptions';
import type { AnyText, Components } from './descriptions';
import { docsOf } from './domains';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';
import { toOpenApi } from './toOpenApi';

const document = await toOpenApi(endpoints);
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

/** The fields of a schema, at every depth, by path. */
function fieldsIn(schema: JsonSchema, path: string): [path: string, field: JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(
    ([name, field]): [string, JsonSchema][] => [
      [`${path}.${name}`, field],
      ...fieldsIn(field, `${path}.${name}`),
    ],
  );
  const inside = [schema.items, schema.contentSchema, ...(schema.oneOf ?? [])];
  return [...own, ...inside.flatMap((one) => (one ? fieldsIn(one, path) : []))];
}

const { schemas } = document.components;
const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name));

/** Whether a schema, or the one it refers to, has a text. */
const hasText = (schema: JsonSchema): boolean =>
  (schema.description ?? '') !== '' ||
  [schema, ...(schema.oneOf ?? [])].some(
    ({ $ref }) => $ref !== undefined && hasText(schemas[$ref.split('/').at(-1) ?? ''] ?? {}),
  );

describe('the OpenAPI document', () => {
  it('describes every schema, field and parameter', () => {
    expect(fields.length).toBeGreaterThan(150);
    expect(fields.filter(([, field]) => !hasText(field)).map(([path]) => path)).toEqual([]);
    expect(Object.keys(schemas).filter((name) => !hasText(schemas[name] ?? {}))).toEqual([]);
    const parameters = [
      ...Object.values(document.components.parameters),
      ...operations.flatMap((one) => one.parameters.filter((sent) => 'schema' in sent)),
    ];
    expect(parameters.filter(({ description = '' }) => description === '')).toEqual([]);
  });

  it('describes every value of every enum', () => {
    const choices = fields.filter(([, { enum: values }]) => values !== undefined);
    expect(choices.length).toBeGreaterThan(20);
    for (const [path, { enum: values = [], description = '' }] of choices) {
      for (const value of values.filter((one) => one !== null)) {
        expect(description, path).toContain(`\n- \`${value}\`: `);
      }
    }
  });

  it('has a summary, a description and examples for every operation', () => {
    for (const { operationId, summary, description, requestBody, responses } of operations) {
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^[A-Z].+[^.]$/)]);
      expect([operationId, description]).toEqual([
        operationId,
        expect.stringMatching(/^[A-Z].+\.$/),
      ]);
      if (requestBody) {
        expect(Object.values(requestBody.content)[0]).toHaveProperty('example');
      }
      const { success } = responses[200].content['application/json'].examples;
      expect(success.value).toMatchObject({ code: 200 });
    }
    for (const parameter of Object.values(document.components.parameters)) {
      expect(parameter).toHaveProperty('example');
    }
  });
});

interface Interaction {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown; readonly encoded?: string | false };
  };
  readonly response: { readonly body: { readonly content: { code: number; data?: unknown } } };
}

const interactions = [DOCUMENTED, ASSUMED].flatMap(
  (file) =>
    (JSON.parse(readFileSync(join(pactDir, file), 'utf8')) as { interactions: Interaction[] })
      .interactions,
);

/** What a pact keeps of an example: the fields that are read, and the first element of a list. */
function limitedTo(model: unknown, value: unknown): unknown {
  if (Array.isArray(model) && Array.isArray(value)) {
    return value.slice(0, model.length || Infinity).map((item, at) => limitedTo(model[at], item));
  }
  if (typeof model !== 'object' || model === null || typeof value !== 'object' || value === null) {
    return value;
  }
  const known = Object.entries(value).filter(([name]) => name in model);
  return Object.fromEntries(
    known.map(([name, inner]) => [
      name,
      limitedTo((model as Record<string, unknown>)[name], inner),
    ]),
  );
}

const asTexts = (fieldsSent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fieldsSent).map(([name, value]) => [name, [String(value)]]));

/** Whether an interaction sends this request. */
function sends({ request }: Interaction, example: Readonly<Record<string, unknown>>): boolean {
  const { content, encoded } = request.body ?? {};
  if (encoded === 'base64') return atob(String(content)).includes(String(example['data']));
  if (content !== undefined) return isDeepStrictEqual(content, example);
  if (request.query) return isDeepStrictEqual(request.query, asTexts(example));
  return Object.values(example).every((value) => request.path.endsWith(`/${String(value)}`));
}

describe.each(endpoints.map((endpoint) => ({ endpoint, name: endpoint.name })))(
  'the examples of $name',
  ({ endpoint, name }) => {
    const own = interactions.filter(
      ({ request, response }) =>
        callOf(request)?.name === name && response.body.content.code === 200,
    );
    const { request, response } = docsOf(endpoint);

    it('are sent and answered in a pact', () => {
      expect(own.filter((one) => sends(one, request.example))).not.toEqual([]);
      const answers = own.map((one) => one.response.body.content.data);
      const same = answers.filter((data) =>
        isDeepStrictEqual(limitedTo(data, response.example), data),
      );
      expect(same.length, JSON.stringify(answers)).toBeGreaterThan(0);
    });
  },
);

describe('a schema with texts', () => {
  const unit = () => oneOf(['day', 'month']);
  const give = (field: AnyText, schema: Schema = record({ a: text() }), more: object = {}) => {
    const components: Components = new Map();
    const about = { text: 'A thing', fields: { a: field, ...more } };
    return described(toJsonSchema(schema), about, components);
  };

  it('contains the text of each field and the meaning of each value', () => {
    const values = { day: 'one day', month: 'one month' };
    expect(give({ text: 'Length', values }, record({ a: unit() })).properties).toEqual({
      a: {
        type: 'string',
        enum: ['day', 'month'],
        description: 'Length:\n\n- `day`: one day\n- `month`: one month',
      },
    });
  });

  it('refers to a named object, also in a list or where it may be null', () => {
    const components: Components = new Map();
    const inner = { name: 'Inner', text: 'Inside', fields: { b: 'A switch' } };
    const schema = record({
      list: listOf(record({ b: flag() })),
      one: record({ b: flag() }).nullable(),
    });
    const about = { text: 'A thing', fields: { list: inner, one: inner } };
    const ref = { $ref: '#/components/schemas/Inner' };
    expect(described(toJsonSchema(schema), about, components).properties).toEqual({
      list: { type: 'array', description: 'Inside', items: ref },
      one: { oneOf: [ref, { type: 'null' }] },
    });
    expect(components.get('Inner')).toMatchObject({ type: 'object', description: 'Inside' });
  });

  it('is refused without the text of a field, or with a text too many', () => {
    expect(() => give('A', record({ a: text(), b: text() }))).toThrow('b: has no text');
    expect(() => give('A', record({ a: text() }), { c: 'C' })).toThrow('c: has a text');
    expect(() => give('A', record({ a: record({ b: text() }) }))).toThrow('fields have no texts');
  });

  it('is refused without the meaning of a value, or with one too many', () => {
    const coded = (values: Record<string, string>) => () =>
      give({ text: 'A', values }, record({ a: unit() }));
    expect(() => give('A', record({ a: unit() }))).toThrow('its values have no meanings');
    expect(coded({ day: 'one day' })).toThrow('no meaning of month');
    expect(coded({ day: 'd', month: 'm', year: 'y' })).toThrow('no choice: year');
  });

  it('is refused if two schemas have the same name', () => {
    const named = (name: string) => ({ name: 'Same', text: name, fields: {} });
    const schema = record({ a: record({}), b: record({}) });
    expect(() => give(named('One'), schema, { b: named('Two') })).toThrow('another schema');
  });
});
