import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, tidyInsertion, type Tidy } from './tidyInsertion';

const clean = (value: string) => value.normalize('NFKC').replace(/ /g, '').toUpperCase();
const code: Tidy = { clean, most: 6 };
const insert = (before: string, inserted: string, after = '', tidy = code) =>
  tidyInsertion({ before, inserted, after }, tidy);

describe('tidyInsertion', () => {
  it.each([
    ['AB', 'c', '', 'ABC', 3],
    ['A', 'x', 'B', 'AXB', 2],
    ['', ' ａ b', '', 'AB', 2],
    // The cap is counted after cleaning.
    ['', '      abc def', '', 'ABCDEF', 6],
    ['AB', 'cdefgh', '', 'ABCDEF', 6],
    ['AB', 'xyz', 'EF', 'ABXYEF', 4],
  ])('into %j|, %j, |%j results in %j', (before, inserted, after, value, caret) => {
    expect(insert(before, inserted, after)).toEqual({ value, caret, isTaken: true });
  });

  it.each([
    ['ABC', 'x', 'DEF'],
    ['', 'x', 'ABCDEF'],
    ['ABCDEF', 'x', ''],
    ['ABC', ' ', 'DEF'],
    ['ABCDE', '🎁', ''],
  ])('does not take what has no room or is not allowed: %j|%j|%j', (before, inserted, after) => {
    expect(insert(before, inserted, after)).toMatchObject({
      value: before + after,
      isTaken: false,
    });
  });

  it('never loses the text around the caret and never splits a grapheme', () => {
    const text = fc.array(fc.constantFrom('a', 'B', '1', ' ', 'ｘ', '🎁', '👩‍👩‍👧', 'e\u0301'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, text, text, (first, second, third) => {
        const [before, after] = [clean(first.join('')), clean(third.join(''))];
        fc.pre((before + after).length <= 20);
        const { value } = insert(before, second.join(''), after, { clean, most: 20 });
        expect(value.length).toBeLessThanOrEqual(20);
        expect(value.startsWith(before) && value.endsWith(after)).toBe(true);
        expect(value).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('differenceOf', () => {
  it.each([
    ['', 'A', { start: 0, end: 0, text: 'A' }],
    ['ABC', 'AXBC', { start: 1, end: 1, text: 'X' }],
    ['ABC', 'AC', { start: 1, end: 2, text: '' }],
    ['abc', 'ABC', { start: 0, end: 3, text: 'ABC' }],
    ['AA', 'AAA', { start: 2, end: 2, text: 'A' }],
    // Both have the same first half.
    ['🎁', '🎂', { start: 0, end: 2, text: '🎂' }],
  ])('between %j and %j is %j', (from, to, difference) => {
    expect(differenceOf(from, to)).toEqual(difference);
  });

  it('turns one text into the other', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(text, text, (from, to) => {
        const { start, end, text: replaced } = differenceOf(from, to);
        expect(from.slice(0, start) + replaced + from.slice(end)).toBe(to);
      }),
    );
  });
});
