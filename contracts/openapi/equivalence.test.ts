/**
 * The converted schemas are equivalent to the yup schemas: on generated data, two validators that
 * share no code (yup, and Ajv with the converted schema) return the same result.
 */
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { endpoints } from '../catalogue';
import { logContents } from '../domains/log/log.schemas';
import { amount, listOf, record, text } from '../domains/wire';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';
import { boundaryValues } from './testing/boundaryValues';
import { relaxedSchema } from './testing/relaxedSchema';

const SEED = 20261121;
const VALUES = 3000;

const cases = await Promise.all(
  endpoints.map(async ({ name, schemas }) => {
    const { request, response } = await schemas();
    return [
      [`${name} request`, request],
      [`${name} response`, response],
    ] as const;
  }),
).then((pairs) => [...pairs.flat(), ['contents of reportLog', logContents] as const]);

/** Created once: Ajv compiles its meta schema first, which takes longer than any of our schemas. */
const strictly = new Ajv2020({ strict: true, allowUnionTypes: true, multipleOfPrecision: 6 });
strictly.addKeyword('x-unread');
const loosely = new Ajv2020({ strict: false, allowUnionTypes: true, multipleOfPrecision: 6 });

const validatorOf = (schema: JsonSchema, strict = true) =>
  (strict ? strictly : loosely).compile(schema);

const sampleOf = (schema: Schema) =>
  fc
    .sample(boundaryValues(schema), { seed: SEED, numRuns: VALUES })
    .map((value) => ({ value, fits: schema.isValidSync(value) }));

const disputedIn = (sample: ReturnType<typeof sampleOf>, converted: JsonSchema) => {
  const validate = validatorOf(converted);
  return sample.filter(({ value, fits }) => validate(value) !== fits);
};

describe.each(cases)('%s', (_, schema) => {
  const sample = sampleOf(schema);

  it('gives the same result in yup and in Ajv for every sample', () => {
    const converted = toJsonSchema(schema);
    expect(disputedIn(sample, converted)).toEqual([]);
    const misfits = sample.filter(({ fits }) => !fits).length;
    expect(sample.length - misfits).toBeGreaterThan(VALUES / 20);
    // A schema without constraints accepts every sample.
    if (Object.keys(converted).length > 0) expect(misfits).toBeGreaterThan(VALUES / 20);
  });

  it('gives another result for some sample if any single constraint is removed', () => {
    const unnoticed = relaxedSchema(toJsonSchema(schema)).filter((weaker) => {
      const validate = validatorOf(weaker.schema, false);
      return sample.every(({ value, fits }) => validate(value) === fits);
    });
    expect(unnoticed.map(({ without }) => without)).toEqual([]);
  });
});

/** A custom test that is named like one of yup's and accepts everything. */
const named = (name: string, params?: object) => ({
  name,
  message: 'no',
  ...(params ? { params: { ...params } } : {}),
  test: () => true,
});

it.each<[what: string, schema: Schema]>([
  ['limit of a text', text().test(named('min', { min: 1 }))],
  ['limit of a number', amount().test(named('min', { min: 1 }))],
  ['integer', amount().test(named('integer'))],
  ['required', text().test(named('required'))],
  ['pattern', text().test(named('matches', { regex: /^a?$/ }))],
  ['size of a list', listOf(text()).test(named('max', { max: 1 }))],
  ['pattern that excludes the empty text', text().matches(/^a$/, { excludeEmptyString: true })],
  ['choice of nothing', text().oneOf([])],
  ['object without unknown fields, which are stripped', record({ a: text() }).stripUnknown()],
])('notices a wrong %s', (_, schema) => {
  expect(disputedIn(sampleOf(schema), toJsonSchema(schema))).not.toEqual([]);
});
