import { MatchersV3 as Pact } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import {
  amount,
  flag,
  listOf,
  moment,
  oneOf,
  price,
  record,
  text,
  unreadField,
  wholeNumber,
} from '../../wire';
import { matchersOf } from './matchersOf';

const NOT_NEGATIVE = '^\\d+(\\.\\d+)?$';
const both = (type: string, regex: string, value: unknown) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': type }, { 'pact:matcher:type': 'regex', regex }],
  value,
});

describe('matchersOf', () => {
  it('requires the type of the schema', () => {
    const schema = record({ name: text(), count: wholeNumber(), price: amount(), on: flag() });
    expect(matchersOf(schema, { name: 'a', count: 1, price: 1, on: false })).toEqual({
      name: Pact.string('a'),
      count: Pact.integer(1),
      price: Pact.number(1),
      on: Pact.boolean(false),
    });
  });

  it('requires amounts and totals that are not negative', () => {
    expect(matchersOf(price(), 2.99)).toEqual(both('number', NOT_NEGATIVE, 2.99));
    expect(matchersOf(wholeNumber().min(0), 3)).toEqual(both('integer', NOT_NEGATIVE, 3));
  });

  it('requires no fields that no screen reads', { tags: ['10.ruling.10'] }, () => {
    const item = record({ id: text(), unit: unreadField(oneOf(['day'])) });
    const schema = record({ list: listOf(item), count: unreadField(wholeNumber()) });
    expect(matchersOf(schema, { list: [{ id: '7', unit: 'day' }], count: 1 })).toEqual({
      list: Pact.eachLike({ id: both('type', '^.+$', '7') }),
    });
  });

  it('requires a pattern or a choice together with the type', () => {
    const at = '2026-11-21T10:00:00Z';
    expect(matchersOf(oneOf([1, -1]), -1)).toEqual(both('integer', '^(1|-1)$', -1));
    expect(matchersOf(oneOf(['a', 'b']), 'a')).toEqual(both('type', '^(a|b)$', 'a'));
    expect(matchersOf(moment(), at)).toMatchObject({ value: at });
    expect(matchersOf(text(), 'x', { '': /^.+$/ })).toEqual(both('type', '^.+$', 'x'));
  });

  it('requires identifiers that are not empty, unless the example is empty', () => {
    const schema = record({ homeId: text(), list: listOf(record({ id: text() })) });
    expect(matchersOf(schema, { homeId: '', list: [{ id: '7' }] })).toEqual({
      homeId: Pact.string(''),
      list: Pact.eachLike({ id: both('type', '^.+$', '7') }),
    });
  });

  it('requires elements like the first, at least one such element, or an empty list', () => {
    const schema = record({ list: listOf(wholeNumber()) });
    expect(matchersOf(schema, { list: [1, 2] })).toEqual({ list: Pact.eachLike(Pact.integer(1)) });
    expect(matchersOf(schema, { list: [1] }, { list: 'some' })).toEqual({
      list: Pact.arrayContaining(Pact.integer(1)),
    });
    expect(matchersOf(schema, { list: [] })).toEqual({ list: [] });
  });

  it('follows the example for nullable and optional fields', () => {
    const schema = record({ days: wholeNumber().nullable(), note: text().optional() });
    expect(matchersOf(schema, { days: null })).toEqual({ days: Pact.nullValue() });
    expect(matchersOf(schema, { days: 3 }, { days: 'exact' })).toEqual({ days: Pact.equal(3) });
  });

  it('rejects an example that does not match its schema', () => {
    expect(() => matchersOf(record({ name: text() }), { name: 1 })).toThrow('name');
    expect(() => matchersOf(record({ name: text() }), {})).toThrow('name');
    expect(() => matchersOf(record({}), { extra: 1 })).toThrow('extra: not in the schema');
  });
});
