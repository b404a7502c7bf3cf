import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemesOf, typedText } from '../../../tests/support/typedTexts';
import { ADDRESS_MAX_LENGTH, addressAsTyped } from '../address/billAddress';
import { emailAsTyped } from './email';
import { giftCodeAsTyped, giftCodeInField } from '../offer/giftCode';
import { GIFT_CODE_LENGTH } from '../offer/giftCodeLength';
import { POSTAL_MAX_LENGTH, postalAsTyped } from '../address/postalCode';
import { secondFactorCodeAsTyped } from './secondFactorCode';

const RUNS = 300;

/**
 * Removes letters, because typed letters are dropped while a pasted message is searched for its
 * code.
 */
const withoutLetters = (text: string): string => text.replace(/\p{L}/gu, '');

const fields = [
  { field: 'gift code', tidy: giftCodeAsTyped, most: GIFT_CODE_LENGTH, text: typedText() },
  // The space between its two groups is one more character.
  {
    field: 'grouped gift code',
    tidy: giftCodeInField,
    most: GIFT_CODE_LENGTH + 1,
    text: typedText(),
  },
  { field: 'postal code', tidy: postalAsTyped, most: POSTAL_MAX_LENGTH, text: typedText() },
  {
    field: 'second factor',
    tidy: secondFactorCodeAsTyped,
    most: Infinity,
    text: typedText().map(withoutLetters),
  },
  {
    field: 'address',
    tidy: addressAsTyped,
    most: ADDRESS_MAX_LENGTH,
    text: fc
      .tuple(typedText(), fc.integer({ min: 0, max: 200 }), typedText())
      // Typing a format character into a full field would also remove the character before it.
      .map(([start, xs, end]) => start + 'x'.repeat(xs) + end.replace(/\p{Cf}/gu, '')),
  },
] as const;

describe.each(fields)('the field of a $field', ({ tidy, most, text }) => {
  it(
    'has the same value whether a text is typed or pasted',
    { tags: ['5.rule.51', '10.ruling.12', '10.ruling.13'] },
    () => {
      fc.assert(
        fc.property(text, (raw) => {
          const pasted = tidy(raw);
          const typed = graphemesOf(raw).reduce((held, sign) => tidy(held + sign), '');
          const longest = Math.max(
            1,
            ...graphemesOf(raw.toUpperCase()).map(({ length }) => length),
          );
          const full = Math.max(typed.length, pasted.length) > most - longest;
          // A pasted text ends at a character that exceeds the remaining room; typing continues
          // with shorter ones.
          if (longest === 1 || !full) expect(typed).toBe(pasted);
          else expect(typed.startsWith(pasted) || pasted.startsWith(typed)).toBe(true);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it(
    'respects its maximum length, and normalizing is idempotent',
    { tags: ['9.const.17', '9.const.18', '9.const.19'] },
    () => {
      fc.assert(
        fc.property(text, (raw) => {
          const held = tidy(raw);
          expect(tidy(held)).toBe(held);
          // The hyphens of a gift code are removed once it is complete.
          const isGiftCode = tidy === giftCodeAsTyped || tidy === giftCodeInField;
          const counted = isGiftCode ? held.replace(/-/g, '') : held;
          expect(counted.length).toBeLessThanOrEqual(most);
          expect(held).not.toMatch(/\p{Cs}/u);
        }),
        { numRuns: RUNS },
      );
    },
  );
});

const capped = fields.filter(({ tidy, most }) => most < Infinity && tidy !== giftCodeInField);

describe.each(capped)('the last character in the field of a $field', ({ tidy, most }) => {
  it.each(['🎁', '👍🏽', '👩‍👩‍👧', '🇩🇪', '❤️', '𠮷', 'x\u0301', 'ก็', '한', 'ß'])(
    'is never cut, such as %s',
    (sign) => {
      const shown = graphemesOf(tidy(sign));
      for (let before = most - 12; before <= most; before += 1) {
        const start = '1'.repeat(Math.max(0, before));
        const room = shown.filter((_, at) => {
          const upTo = shown.slice(0, at + 1).join('').length;
          return start.length + upTo <= most;
        });
        expect(tidy(start + sign)).toBe(start + room.join(''));
      }
    },
  );
});

it('emailAsTyped is idempotent', () => {
  fc.assert(
    fc.property(typedText(), (raw) => {
      expect(emailAsTyped(emailAsTyped(raw))).toBe(emailAsTyped(raw));
    }),
    { numRuns: RUNS },
  );
});
