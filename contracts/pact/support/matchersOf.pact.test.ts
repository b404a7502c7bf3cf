import { MatchersV3 as Pact } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import {
  amount,
  count,
  deviceLimit,
  flag,
  identifier,
  listOf,
  moment,
  oneOf,
  price,
  record,
  text,
  unreadField,
  wholeNumber,
} from '../../domains/wire';
import { matchersOf } from './matchersOf';

const type = (value: unknown) => ({ 'pact:matcher:type': 'type', value });
const both = (kind: string, regex: string, value: unknown) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': kind }, { 'pact:matcher:type': 'regex', regex }],
  value,
});
const filled = (value: unknown) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'notEmpty' }],
  value,
});

describe('matchersOf', () => {
  it('requires the type of the schema', () => {
    const schema = record({ name: text(), size: wholeNumber(), price: amount(), on: flag() });
    expect(matchersOf(schema, { name: 'a', size: 1, price: 1, on: false })).toEqual({
      name: type('a'),
      size: Pact.integer(1),
      price: Pact.number(1),
      on: Pact.boolean(false),
    });
  });

  it('requires the limits of numbers', () => {
    expect(matchersOf(count(), 3)).toEqual(both('integer', '\\A[0-9]+\\z', 3));
    expect(matchersOf(deviceLimit(), 3)).toEqual(both('integer', '\\A(-1|[1-9][0-9]*)\\z', 3));
    expect(matchersOf(price(), 2.99)).toEqual(
      both('number', '\\A[0-9]{1,13}(\\.[0-9]{1,2}0*)?\\z', 2.99),
    );
  });

  it.each([
    ['an upper limit', wholeNumber().max(9)],
    ['an unusual lower limit', wholeNumber().min(3)],
    ['an excluded number', amount().notOneOf([5])],
    ['an amount below a number that is no power of ten', amount().min(0).lessThan(20)],
  ])('never drops %s silently', (_, schema) => {
    expect(() => matchersOf(schema, 4)).toThrow('No pattern');
  });

  it('never drops the minimum length of a text silently', () => {
    expect(() => matchersOf(text().min(2), 'ab')).toThrow('at least 2');
  });

  it('requires no fields that no screen reads', { tags: ['10.ruling.10'] }, () => {
    const item = record({ id: identifier(), unit: unreadField(oneOf(['day'])) });
    const schema = record({ list: listOf(item), count: unreadField(wholeNumber()) });
    expect(matchersOf(schema, { list: [{ id: '7', unit: 'day' }], count: 1 })).toEqual({
      list: Pact.eachLike({ id: filled('7') }),
    });
  });

  it('requires no field that is null, because it may be missing', () => {
    const schema = record({ days: wholeNumber().nullable(), name: text() });
    expect(matchersOf(schema, { days: null, name: '' })).toEqual({ name: type('') });
    expect(matchersOf(schema, { days: 3, name: '' })).toMatchObject({ days: Pact.integer(3) });
  });

  it('requires an optional choice only if it is pinned, because an unknown one is tolerated', () => {
    const schema = record({ mode: oneOf([1, 2]).nullable(), unit: oneOf(['day', 'year']) });
    const unit = both('type', '\\A(day|year)\\z', 'day');
    expect(matchersOf(schema, { mode: 1, unit: 'day' })).toEqual({ unit });
    expect(matchersOf(schema, { mode: 1, unit: 'day' }, { mode: 'exact' })).toEqual({
      mode: Pact.equal(1),
      unit,
    });
  });

  it('requires a pattern or a choice together with the type', () => {
    const at = '2026-11-21T10:00:00Z';
    expect(matchersOf(oneOf([1, -1]), -1)).toEqual(both('integer', '\\A(1|-1)\\z', -1));
    expect(matchersOf(oneOf(['a', 'b']), 'a')).toEqual(both('type', '\\A(a|b)\\z', 'a'));
    expect(matchersOf(moment(), at)).toMatchObject({ value: at });
    expect(matchersOf(text(), 'x', { '': /^\d+$/ })).toEqual(both('type', '\\A[0-9]+\\z', 'x'));
    expect(matchersOf(wholeNumber(), 1, { '': /^\d+$/ })).toEqual(
      both('integer', '\\A[0-9]+\\z', 1),
    );
  });

  it('requires elements like the first, at least one such element, or an empty list', () => {
    const schema = record({ list: listOf(wholeNumber()) });
    expect(matchersOf(schema, { list: [1, 2] })).toEqual({ list: Pact.eachLike(Pact.integer(1)) });
    expect(matchersOf(schema, { list: [1] }, { list: 'some' })).toEqual({
      list: Pact.arrayContaining(Pact.integer(1)),
    });
    expect(matchersOf(schema, { list: [] })).toEqual({ list: [] });
  });

  it('rejects an example that does not match its schema', () => {
    expect(() => matchersOf(record({ name: text() }), { name: 1 })).toThrow('name');
    expect(() => matchersOf(record({ name: text() }), {})).toThrow('name');
    expect(() => matchersOf(record({}), { extra: 1 })).toThrow('extra: not in the schema');
  });
});
