import fc from 'fast-check';
import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { flag, listOf, oneOf, record, text, wholeNumber } from '../domains/wire';
import { VERSION_SHAPE, versionOf } from '../vocabulary/reference/versionNumber';
import { customerTraits } from './customerTraits';
import { pack, unpack } from './packed';
import { anyOf } from './testing/anyOf';

const word = oneOf(['a', 'b', 'c'] as const);
const days = () => wholeNumber().min(-2000).max(4000);

describe('a packed value', () => {
  it.each<readonly [string, Schema]>([
    ['a customer', customerTraits],
    ['choices', listOf(word).max(20)],
    ['a usual choice', listOf(oneOf(['a', 'b', 'c'] as const).meta({ usual: 'b' })).max(20)],
    ['a usual null', listOf(flag().nullable().meta({ usual: null })).max(5)],
    ['a usual flag that may be null', listOf(flag().nullable().meta({ usual: true })).max(5)],
    ['a usual length', listOf(flag()).max(5).meta({ usual: 2 })],
    ['integers', listOf(wholeNumber().min(-3).max(400)).max(20)],
    ['integers of a wide range', listOf(days()).max(20)],
    ['integers far from zero', listOf(wholeNumber().min(5000).max(90_000)).max(5)],
    ['one choice', oneOf([7])],
    ['one choice, repeated', listOf(oneOf([7])).max(3)],
    ['versions', listOf(text().matches(VERSION_SHAPE).nullable()).max(3)],
    ['lists of lists', listOf(record({ all: listOf(flag()).max(3).nullable() })).max(4)],
  ])('is the same after unpacking: %s', (_, schema) => {
    fc.assert(
      fc.property(anyOf(schema), (value) => {
        expect(unpack(schema, pack(schema, value))).toEqual(value);
      }),
      { numRuns: 200 },
    );
  });

  it('belongs to at most one number, and is allowed', () => {
    for (const schema of [customerTraits, listOf(days()).max(2), listOf(word.nullable()).max(3)]) {
      fc.assert(
        fc.property(fc.oneof(fc.bigInt(0n, 100_000n), fc.bigInt(0n, 2n ** 200n)), (number) => {
          const value = unpack(schema, number);
          if (value === null) return;
          expect(schema.isValidSync(value)).toBe(true);
          expect(pack(schema, value)).toBe(number);
        }),
        { numRuns: 2000 },
      );
    }
  });

  it('numbers all values of a small schema without a gap', () => {
    const schema = record({ one: word, other: flag() });
    const values = [0n, 1n, 2n, 3n, 4n, 5n].map((number) => unpack(schema, number));
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(6);
    expect(values).not.toContain(null);
    for (const none of [-1n, 6n, 7n, 6_000_000n]) expect(unpack(schema, none)).toBeNull();
  });

  it('stays the same when a choice is added where there is room', () => {
    const before = record({ one: oneOf(['a', 'b']).meta({ room: 8 }), other: days() });
    const after = record({ one: oneOf(['a', 'b', 'c']).meta({ room: 8 }), other: days() });
    const value = { one: 'b', other: 700 };
    expect(unpack(after, pack(before, value))).toEqual(value);
    expect(pack(after, value)).toBe(pack(before, value));
    // A version that does not know the choice yet reads nothing rather than something else.
    expect(unpack(before, pack(after, { one: 'c', other: 700 }))).toBeNull();
  });

  it('hardly grows with a value that repeats', () => {
    const schema = listOf(record({ one: word, other: days() })).max(60);
    const item = { one: 'c', other: 700 };
    const bits = (length: number) => pack(schema, Array(length).fill(item)).toString(2).length;
    expect((bits(60) - bits(20)) / 40).toBeLessThan(7);
  });

  it.each<readonly [Schema, unknown]>([
    [flag().meta({ usual: true }), true],
    [flag().nullable().meta({ usual: true }), true],
    [flag().nullable().meta({ usual: null }), null],
    [listOf(flag()).max(5).meta({ usual: 2 }), [false, false]],
  ])('is 0 if it is usual', (schema, usual) => {
    expect(pack(schema, usual)).toBe(0n);
  });

  it('has no usual value beside a usual null', () => {
    const schema = flag().nullable().meta({ usual: null });
    // Three bits for a value at all, one for each of both.
    expect(pack(schema, true)).toBeLessThan(16n);
  });

  it('is written by its distance to the last one from -32 to 31', () => {
    const bits = (by: number) => pack(listOf(days()).max(2), [1000, 1000 + by]).toString(2).length;
    const isNear = (by: number) => bits(by) < bits(2000) - 3;
    expect([-33, -32, 31, 32].map(isNear)).toEqual([false, true, true, false]);
    // A range of 512 is too small for that.
    expect(pack(wholeNumber().min(0).max(511), 300)).toBe(300n);
  });

  it('may be the first version that is not short', () => {
    const schema = text().matches(VERSION_SHAPE).nullable();
    const version = versionOf(2n ** 20n);
    expect(unpack(schema, pack(schema, version))).toBe(version);
  });

  it('is what is nearest to a value that the schema forbids', () => {
    const schema = record({
      days: days(),
      word,
      orNull: word.nullable(),
      daysOrNull: days().nullable(),
      version: text().matches(VERSION_SHAPE).nullable(),
      list: listOf(flag()).max(2),
    });
    const near = (value: unknown) => unpack(schema, pack(schema, value));
    const none = { days: 0, word: 'a', orNull: null, daysOrNull: null, version: null, list: [] };
    expect(near(null)).toEqual(none);
    expect(near({ days: NaN, word: 'z', orNull: 'z', version: 'v1', list: 'all' })).toEqual(none);
    expect(near({ days: 1e9, list: [true, true, true], extra: 1 })).toEqual({
      ...none,
      days: 4000,
      list: [true, true],
    });
    expect(near({ days: -Infinity })).toEqual({ ...none, days: -2000 });
    expect(near({ days: 1.6 })).toEqual({ ...none, days: 2 });
    expect(near({ days: '700', version: 1.2 })).toEqual(none);
  });

  it.each<readonly [string, Schema]>([
    ['any text', text()],
    ['an integer without limits', wholeNumber().min(0)],
    ['an integer without a lower limit', wholeNumber().max(5)],
    ['a list without a limit', listOf(flag())],
  ])('is refused for a schema with %s', (_, schema) => {
    expect(() => pack(schema, null)).toThrow('can’t be packed');
  });
});
