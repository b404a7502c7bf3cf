import * as yup from 'yup';
import { describe, expect, it } from 'vitest';
import {
  amount,
  flag,
  listOf,
  moment,
  nothing,
  oneOf,
  record,
  text,
  unread,
  wholeNumber,
} from '../../domains/wire';
import { toJsonSchema } from './toJsonSchema';

describe('toJsonSchema for a schema that JSON Schema can express', () => {
  it.each([
    ['a text', text(), { type: 'string' }],
    ['a text of at least one character', text().min(1), { type: 'string', minLength: 1 }],
    ['a text of any length', text().min(0), { type: 'string' }],
    ['a required text', text().required(), { type: 'string', minLength: 1 }],
    ['a pattern', text().matches(/^\d+$/), { type: 'string', pattern: '^\\d+$' }],
    [
      'a pattern of characters',
      text().matches(/^.{2,9}$/u),
      { type: 'string', pattern: '^.{2,9}$' },
    ],
    [
      'two patterns',
      text().matches(/^a/).matches(/b$/),
      { type: 'string', pattern: '^a', allOf: [{ pattern: 'b$' }] },
    ],
    ['a text or null', text().nullable(), { type: ['string', 'null'] }],
    ['a number', amount().min(0).max(9), { type: 'number', minimum: 0, maximum: 9 }],
    [
      'open limits',
      amount().moreThan(0).lessThan(9),
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9 },
    ],
    ['a number except some', amount().notOneOf([0, 2]), { type: 'number', not: { enum: [0, 2] } }],
    ['a whole number or null', wholeNumber().nullable(), { type: ['integer', 'null'] }],
    ['a boolean', flag(), { type: 'boolean' }],
    ['a default, which is not applied', text().default(''), { type: 'string' }],
    ['a transform, which is not applied', text().transform(String), { type: 'string' }],
    ['a choice of texts', oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    ['a choice of numbers', oneOf([1, -1]), { type: 'integer', enum: [1, -1] }],
    ['a choice or null', oneOf([1]).nullable(), { type: ['integer', 'null'], enum: [1, null] }],
    [
      'a choice of texts and numbers',
      oneOf([1, 'a']),
      { type: ['integer', 'string'], enum: [1, 'a'] },
    ],
    [
      'a list',
      listOf(text()).min(1).max(3),
      { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
    ],
    ['a value that is never read', unread(), {}],
    [
      'a field that is never read',
      record({ a: unread() }),
      { type: 'object', properties: { a: {} } },
    ],
    ['an empty payload', nothing(), { type: 'object', additionalProperties: false }],
    ['an object with unknown fields', record({}).noUnknown(false), { type: 'object' }],
    [
      'an object',
      record({ a: text(), b: text().optional() }),
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        required: ['a'],
      },
    ],
  ])('converts %s', (_, schema, expected) => {
    expect(toJsonSchema(schema)).toEqual(expected);
  });
  it('keeps the pattern of a timestamp', () => {
    expect(toJsonSchema(moment()).pattern).toContain('T([01]\\d|2[0-3]):[0-5]\\d');
  });
});

/** A custom test with the name of a built-in one. */
const named = (name: string, params: object) => ({
  name,
  message: 'no',
  params: { ...params },
  test: () => true,
});

const unsupported: readonly (readonly [what: string, schema: unknown, reason: string])[] = [
  ['when', text().when('$x', (_, schema) => schema), 'when'],
  ['lazy', yup.lazy(() => text()), 'not a fixed schema'],
  ['a reference', yup.ref('other'), 'not a fixed schema'],
  ['a custom test', text().test('even', 'no', () => true), 'the test even'],
  ['a custom test without a name', text().test(() => true), 'without a name'],
  [
    'a custom test with the name of a built-in one',
    text().test('min', 'no', () => true),
    'the test min',
  ],
  ['a test with an unknown limit', amount().test(named('max', { most: 1 })), 'the test max'],
  ['a test with two limits', amount().test(named('max', { max: 1, less: 1 })), 'the test max'],
  ['a custom test of an object', record({}).test('pair', 'no', () => true), 'the test pair'],
  [
    'a custom type check',
    yup
      .mixed((v): v is string => v === 'x')
      .strict()
      .defined(),
    'any type but null',
  ],
  ['anything but null', yup.mixed().strict().defined(), 'any type but null'],
  ['a list of anything', yup.array().strict().defined(), 'an array of anything'],
  ['a tuple', yup.tuple([text()]).strict(), 'the type tuple'],
  ['a date', yup.date().strict(), 'the type date'],
  ['coercion', yup.string().defined(), 'not strict'],
  ['trim', text().trim(), 'the test trim'],
  ['an exact object', record({}).exact(), 'the test exact'],
  ['notOneOf of a text', text().notOneOf(['a']), 'notOneOf of anything but numbers'],
  ['notOneOf with a reference', amount().notOneOf([yup.ref('a')]), 'notOneOf of anything but'],
  ['a choice with a reference', text().oneOf([yup.ref('other')]), 'object as a choice'],
  ['a choice of objects', yup.mixed().strict().oneOf([{}]), 'object as a choice'],
  ['an infinite choice', amount().oneOf([Infinity]), 'number as a choice'],
  ['oneOf of an object', record({}).oneOf([{}]), 'oneOf of an object'],
  ['a limit with a reference', amount().min(yup.ref('other')), 'a reference'],
  ['the length of a list', listOf(text()).length(2), 'the test length'],
  ['at least two characters', text().min(2), 'min(2) of a string'],
  ['at most nine characters', text().max(9), 'the test max'],
  ['the length of a text', text().length(2), 'the test length'],
  ['a pattern with flags', text().matches(/a/i), 'the flags of /a/i'],
  ['an email', text().email(), 'the test email'],
  ['a web address', text().url(), 'the test url'],
  ['a pattern of UTF-16 units', text().matches(/^.$/), 'means something else'],
  ['a negated pattern', text().matches(/^[^a]$/), 'means something else'],
  ['a pattern that is invalid with flag u', text().matches(/\-/), 'means something else'],
  ['isTrue', flag().isTrue(), 'the test is-value'],
];

describe('toJsonSchema for a schema that JSON Schema cannot express', () => {
  it.each(unsupported)('refuses %s', (_, schema, reason) => {
    expect(() => toJsonSchema(schema)).toThrow(reason);
  });

  it.each(unsupported)('names the path of the field when it refuses %s', (_, schema) => {
    const inside = (field: unknown) =>
      Object.assign(record({ b: text() }), { fields: { b: field } });
    const list = Object.assign(listOf(text()), { innerType: inside(schema) });
    expect(() => toJsonSchema(inside(list))).toThrow(/^b\[\]\.b(\[\])?: /);
  });
});
