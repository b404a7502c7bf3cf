/**
 * The quick check against yup, on generated data: it may accept only what yup accepts, and it must
 * accept what fits, or it would be of no use.
 */
import { endpoints } from '@homeview/contracts/catalogue';
import { listOf, nothing, oneOf, record, text, wholeNumber } from '@homeview/contracts/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { array, date, lazy, number, object, string } from 'yup';
import type { Schema, SchemaFieldDescription } from 'yup';
import { quickCheckOf } from './quickCheck';

const edges: readonly unknown[] = [
  ...['', ' ', '1', '2.99', '2.999', '2026-11-21T10:00:00Z', '2026-11-21', 'month', 'PAYPAL'],
  ...[0, -0, 1, -1, 2, 15, 0.5, 1e21, NaN, Infinity],
  ...[true, false, null, undefined, [], {}, [null], [''], [undefined], { x: 1 }],
  ...[Array(2), new Date(0), Object.create({ homeId: '1' }), Object(1), () => 0],
];

/** Values that fit, made from what yup tells of its schema. */
function fitting(description: SchemaFieldDescription): fc.Arbitrary<unknown> {
  const fits = present(description);
  const nullable = 'nullable' in description && description.nullable;
  return nullable ? fc.oneof(fits, fc.constant(null)) : fits;
}

function present(description: SchemaFieldDescription): fc.Arbitrary<unknown> {
  if ('fields' in description) {
    const fields = Object.entries(description.fields);
    const requiredKeys = fields.flatMap(([name, field]) =>
      'optional' in field && field.optional ? [] : [name],
    );
    const model = fields.map(([name, field]) => [name, fitting(field)] as const);
    return fc.record(Object.fromEntries(model), { requiredKeys });
  }
  if (!('tests' in description)) throw new Error(`No values for ${description.type}`);
  const { tests, type, oneOf: choices } = description;
  const test = (name: string) => tests.find((one) => one.name === name)?.params;
  const min = Number(test('min')?.min ?? 0);
  if ('innerType' in description) {
    const { innerType } = description;
    if (!innerType || Array.isArray(innerType)) throw new Error('No values for this array');
    return fc.array(fitting(innerType), { minLength: min, maxLength: 3 });
  }
  if (choices.length > 0) return fc.constantFrom(...choices);
  const regex = test('matches')?.regex;
  if (regex instanceof RegExp) return fc.stringMatching(regex);
  if (type === 'string') return fc.string({ minLength: min });
  if (type === 'number') return fc.integer({ min });
  return type === 'boolean' ? fc.boolean() : fc.constantFrom({}, 'anything', 1, true);
}

/** The same value with something changed somewhere: replaced, taken away or added. */
function bent(value: unknown, path: readonly number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...value };
  const keys = [...Object.keys(copy), 'unheardOf'];
  const key = keys[step % keys.length] ?? '';
  if (by === undefined && rest.length === 0) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, bent(Reflect.get(copy, key), rest, by));
  return copy;
}

const schemas = await Promise.all(
  endpoints.map(async ({ name, schemas: load }) => ({ name, ...(await load()) })),
);
const yupAccepts = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true });

describe.each(schemas)('the quick check of $name', ({ request, response }) => {
  it.each([
    ['request', request],
    ['response', response],
  ])('says yes to every %s that fits, and never where yup says no', (_, schema) => {
    const check = quickCheckOf(schema);
    const bending = fc.tuple(fc.array(fc.nat(40), { maxLength: 4 }), fc.constantFrom(...edges));
    fc.assert(
      fc.property(fitting(schema.describe()), bending, (value, [path, by]) => {
        expect([check(value), yupAccepts(schema, value)]).toEqual([true, true]);
        const other = bent(value, path, by);
        if (check(other)) expect(yupAccepts(schema, other)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a quick check', () => {
  it.each<[string, Schema, unknown]>([
    ['a test of its own', text().test('odd', (value) => value === 'odd'), 'odd'],
    ['a test without a name', text().test(() => true), 'x'],
    ['when', object({ a: number().when('b', (_, a) => a) }), { a: 1 }],
    ['lazy', record({ a: lazy(() => string()) }), { a: 'x' }],
    ['another kind', date(), new Date(0)],
    ['a forbidden value', text().notOneOf(['x']), 'y'],
    ['required', text().required(), 'x'],
    ['a list of anything', array(), []],
  ])('leaves %s to yup', (_, schema, value) => {
    expect(yupAccepts(schema, value)).toBe(true);
    expect(quickCheckOf(schema)(value)).toBe(false);
  });

  it.each<[string, Schema, unknown]>([
    ['the second of two patterns', text().matches(/a/).matches(/b/), 'a'],
    ['a field too many', nothing(), { a: 1 }],
    ['a hole in a list', listOf(text()), Array(1)],
    ['a choice', oneOf([1, 2]), 3],
    ['a size', record({ a: wholeNumber().min(2).max(3) }), { a: 4 }],
    ['a length', listOf(text()).max(1), ['a', 'b']],
  ])('sees %s', (_, schema, value) => {
    expect(yupAccepts(schema, value)).toBe(false);
    expect(quickCheckOf(schema)(value)).toBe(false);
  });
});
