/** Generates answers of the service: examples of the pacts with fresh values and at most one change. */
import fc from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import { mutationsOf } from '@homeview/contracts/testing/mutation/mutations';
import type { Choices, Json, JsonRecord } from '@homeview/contracts/testing/mutation/mutations';
import { isList, isRecord } from '@homeview/contracts/testing/mutation/mutations';
import type { Answer } from '@homeview/contracts/testing/mutation/mutants';

/** What an answer may differ in. */
interface Source {
  readonly content: Json;
  /** The data of the response in the schema. */
  readonly schema: SchemaFieldDescription;
  readonly choices: Choices;
  /** The places whose value the state fixes. */
  readonly isFact: (field: string) => boolean;
}

const testOf = (description: SchemaFieldDescription, name: string) =>
  'tests' in description ? description.tests.find((test) => test.name === name)?.params : undefined;

const MOMENTS = ['2026-11-21T10:00:00Z', '2999-12-31T23:59:59.9Z', '2028-02-29T00:00:00+13:45'];

/** Any valid value of a field. */
function fresh(description: SchemaFieldDescription, example: Json): fc.Arbitrary<Json> {
  if ('oneOf' in description && description.oneOf.length > 0) {
    return fc.constantFrom(...(description.oneOf as Json[]));
  }
  const min = Number(testOf(description, 'min')?.min ?? -1000);
  const excluded = 'notOneOf' in description ? description.notOneOf : [];
  switch (typeof example) {
    case 'boolean':
      return fc.boolean();
    case 'number': {
      const isWhole = 'tests' in description && description.tests.some((t) => t.name === 'integer');
      const isPrice = testOf(description, 'multipleOf') !== undefined;
      const numbers = isWhole
        ? fc.integer({ min })
        : isPrice
          ? fc.integer({ min: 0, max: 1e12 }).map((cents) => cents / 100)
          : fc.double({ min, max: 1e12, noNaN: true });
      return numbers.filter((one) => !excluded.includes(one)).map((one) => (one === 0 ? 0 : one));
    }
    case 'string':
      if (testOf(description, 'matches')) return fc.constantFrom(...MOMENTS);
      return fc.string({ minLength: Math.max(0, min), maxLength: 5, unit: 'grapheme' });
    default:
      return fc.constant(example);
  }
}

const anyValue = fc.constantFrom<Json>(null, 'x', '', 7, true, [], {});

const constant = (value: Json): fc.Arbitrary<Json> => fc.constant(value);

/** The example with fresh values where the state fixes none. */
function varied(
  source: Source,
  schema: SchemaFieldDescription,
  value: Json,
  field: string,
): fc.Arbitrary<Json> {
  if (source.isFact(field)) return constant(value);
  if (isList(value)) {
    const item = 'innerType' in schema ? schema.innerType : undefined;
    if (!item || Array.isArray(item) || value.length === 0) return constant(value);
    return fc
      .array(varied(source, item, value[0] ?? null, `${field}[*]`), { minLength: 1, maxLength: 3 })
      .map((list) => list);
  }
  if (isRecord(value)) {
    const fields = 'fields' in schema ? schema.fields : {};
    const model = Object.entries(value).map(([name, inner]): [string, fc.Arbitrary<Json>] => {
      const description = fields[name];
      return [
        name,
        description ? varied(source, description, inner, `${field}.${name}`) : constant(inner),
      ];
    });
    const missing = Object.keys(fields).filter((name) => !(name in value));
    const besides = fc.dictionary(fc.constantFrom(...missing, 'extra'), anyValue, { maxKeys: 1 });
    return fc
      .tuple(fc.record(Object.fromEntries(model)), fc.option(besides, { freq: 2 }))
      .map(([record, more]) => ({ ...more, ...record }) as JsonRecord);
  }
  return fresh(schema, value);
}

/** Fields that the portal does not need, at the top of the data. */
const extras = fc.dictionary(
  fc.constantFrom('trace', 'shop', '_links'),
  fc.jsonValue({ maxDepth: 1 }),
);

const CONTENT_TYPES = [
  'application/json',
  'Application/JSON',
  'application/json; charset=UTF-8',
  'application/vnd.homeview.v2+json',
  'text/html',
];

/** Answers to one interaction. */
export function answersTo(source: Source, statuses: readonly number[]): fc.Arbitrary<Answer> {
  const { content } = source;
  if (!isRecord(content)) throw new Error('An answer is an object.');
  const { data } = content;
  const freshData =
    data === undefined ? constant(null) : varied(source, source.schema, data, '$.data');
  return fc
    .record({
      data: freshData,
      extra: extras,
      codeAsText: fc.boolean(),
      desc: fc.constantFrom<Json>(null, '', 'Whatever.'),
      withDesc: fc.boolean(),
      status: fc.constantFrom(...statuses),
      contentType: fc.constantFrom(...CONTENT_TYPES),
      change: fc.option(fc.nat(), { freq: 3 }),
    })
    .map((drawn) => {
      const right: JsonRecord = {
        ...(JSON.parse(JSON.stringify(drawn.extra)) as JsonRecord),
        ...(drawn.withDesc ? { desc: drawn.desc } : {}),
        ...content,
        ...(drawn.codeAsText ? { code: String(content.code) } : {}),
        ...(data === undefined ? {} : { data: drawn.data }),
      };
      const mutations = drawn.change === null ? [] : mutationsOf(right, source.choices);
      const mutation = mutations[(drawn.change ?? 0) % Math.max(1, mutations.length)];
      return {
        status: drawn.status,
        contentType: drawn.contentType,
        body: JSON.stringify(mutation?.body ?? right),
      };
    });
}
