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
} from '../../wire';
import { toJsonSchema } from './toJsonSchema';

describe('what JSON Schema can say', () => {
  it.each([
    ['a text', text(), { type: 'string' }],
    ['a text with a letter', text().min(1), { type: 'string', minLength: 1 }],
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
    ['a whole number or null', wholeNumber().nullable(), { type: ['integer', 'null'] }],
    ['a flag', flag(), { type: 'boolean' }],
    ['a choice of texts', oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    ['a choice of numbers', oneOf([1, -1]), { type: 'integer', enum: [1, -1] }],
    ['a choice or null', oneOf([1]).nullable(), { type: ['integer', 'null'], enum: [1, null] }],
    ['a choice of both', oneOf([1, 'a']), { type: ['integer', 'string'], enum: [1, 'a'] }],
    [
      'a list',
      listOf(text()).min(1).max(3),
      { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
    ],
    ['anything, which is never read', unread(), {}],
    ['anything as a field', record({ a: unread() }), { type: 'object', properties: { a: {} } }],
    ['nothing', nothing(), { type: 'object', additionalProperties: false }],
    ['exactly', record({}).exact(), { type: 'object', additionalProperties: false }],
    ['anything beside', record({}).noUnknown(false), { type: 'object' }],
    [
      'an object',
      record({ a: text(), b: text().optional() }),
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        required: ['a'],
      },
    ],
  ])('%s', (_, schema, expected) => {
    expect(toJsonSchema(schema)).toEqual(expected);
  });
  it('a moment keeps its pattern', () => {
    expect(toJsonSchema(moment()).pattern).toContain('T([01]\\d|2[0-3]):[0-5]\\d');
  });
});

/** A test of somebody else that takes a name of yup, and lets everything pass. */
const named = (name: string, params?: object) => ({
  name,
  message: 'no',
  ...(params ? { params: { ...params } } : {}),
  test: () => true,
});

class Money extends yup.NumberSchema {}

const untold: readonly (readonly [what: string, schema: unknown, reason: string])[] = [
  ['when', text().when('$x', (_, schema) => schema), 'when'],
  ['lazy', yup.lazy(() => text()), 'lazy'],
  ['a reference', yup.ref('other'), 'a reference'],
  ['a test', text().test('even', 'no', () => true), 'the test even'],
  ['a test without a name', text().test(() => true), 'without a name'],
  ['a test that takes a name of yup', text().test('min', 'no', () => true), 'the test min'],
  ['a test with name and limit of yup', text().test(named('min', { min: 1 })), 'the test min'],
  ['the same of a number', amount().test(named('min', { min: 1 })), "which is not yup's"],
  ['another limit', amount().test(named('max', { most: 1 })), 'the test max'],
  ['two limits', amount().test(named('max', { max: 1, less: 1 })), 'the test max'],
  ['a test that takes the name integer', amount().test(named('integer')), "which is not yup's"],
  ['a test that takes the name required', text().test(named('required')), "which is not yup's"],
  ['a test that takes a pattern', text().test(named('matches', { regex: /^a?$/ })), "not yup's"],
  ['a test of a list', listOf(text()).test(named('max', { max: 1 })), "which is not yup's"],
  ['a test that closes nothing', record({}).test(named('exact')), "which is not yup's"],
  [
    'a test that closes an object',
    record({}).test({ ...named('noUnknown'), test: (value) => Object.keys(value).length === 0 }),
    "which is not yup's",
  ],
  ['a test of an object', record({}).test('pair', 'no', () => true), 'the test pair'],
  ['a type of one’s own', new Money().strict().defined(), 'the type number'],
  [
    'a check of one’s own',
    yup
      .mixed((v): v is string => v === 'x')
      .strict()
      .defined(),
    'type check',
  ],
  ['anything but null', yup.mixed().strict().defined(), 'any type but null'],
  ['a list of anything', yup.array().strict().defined(), 'an array of anything'],
  ['a tuple', yup.tuple([text()]).strict(), 'the type tuple'],
  ['a date', yup.date().strict(), 'the type date'],
  ['coercion', yup.string().defined(), 'not strict'],
  ['a transform', text().transform((v: string) => v), 'a transform'],
  ['trim', text().trim(), 'a transform'],
  ['keys that change', record({}).camelCase(), 'a transform'],
  ['a default', text().default(''), 'a default'],
  ['strip', text().strip(), 'strip'],
  ['stripUnknown', record({}).stripUnknown(), 'stripUnknown'],
  ['notOneOf', text().notOneOf(['a']), 'notOneOf'],
  ['a choice of nothing', text().oneOf([]), 'a choice of nothing'],
  ['a choice that refers', text().oneOf([yup.ref('other')]), 'a reference as a choice'],
  ['a choice of objects', yup.mixed().strict().oneOf([{}]), 'object as a choice'],
  ['a choice that is not finite', amount().oneOf([Infinity]), 'number as a choice'],
  ['oneOf of an object', record({}).oneOf([{}]), 'oneOf of an object'],
  ['a limit that refers', amount().min(yup.ref('other')), 'a reference'],
  ['a list length', listOf(text()).length(2), 'the test length'],
  ['two letters at least', text().min(2), 'min(2) of a string'],
  ['nine letters at most', text().max(9), 'the test max'],
  ['a length', text().length(2), 'the test length'],
  ['flags', text().matches(/a/i), 'the flags of /a/i'],
  ['an email', text().email(), 'excludeEmptyString'],
  ['a web address', text().url(), 'the flags'],
  ['a pattern of UTF-16 units', text().matches(/^.$/), 'means something else'],
  ['a pattern of the rest', text().matches(/^[^a]$/), 'means something else'],
  ['a pattern that u refuses', text().matches(/\-/), 'means something else'],
  ['excludeEmptyString', text().matches(/^a$/, { excludeEmptyString: true }), 'excludeEmptyString'],
  ['isTrue', flag().isTrue(), 'the test is-value'],
];

describe('what JSON Schema cannot say is refused', () => {
  it.each(untold)('%s', (_, schema, reason) => {
    expect(() => toJsonSchema(schema)).toThrow(reason);
  });

  it.each(untold)('%s, with the path of the field', (_, schema) => {
    const inside = (field: unknown) =>
      Object.assign(record({ b: text() }), { fields: { b: field } });
    const list = Object.assign(listOf(text()), { innerType: inside(schema) });
    expect(() => toJsonSchema(inside(list))).toThrow(/^b\[\]\.b(\[\])?: /);
  });
});
