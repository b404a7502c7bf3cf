import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cap, toPlainHyphens, toPlainText, trimBlank, trimBlankStart } from './typedText';

describe('toPlainText', () => {
  it('converts the digits of every script to 0 to 9', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const { format } = new Intl.NumberFormat(`en-u-nu-${system}`);
      const typed = [...'9876543210'].map((digit) => format(Number(digit))).join('');
      // Other numerals, such as Chinese, are letters.
      if (/^\p{Nd}{10}$/u.test(typed)) expect(toPlainText(typed), system).toBe('9876543210');
    }
  });

  it.each([
    ['full-width', 'ＧＩＦＴ　０１', 'GIFT 01'],
    ['with other spaces', 'a\u00a0b\u2009c\td', 'a b c d'],
    ['Thai', '๒๔๖๘๑๐', '246810'],
    ['Arabic', '٢٤٦٨١٠', '246810'],
    ['Persian', '۲۴۶۸۱۰', '246810'],
    ['Devanagari', '२४६८१०', '246810'],
    ['with standalone accents', 'a´b¨', 'a b '],
    ['with two accents on nothing', 'a\u0385', 'a '],
    ['in mathematical digits', '𝟐𝟜𝟨𝟴𝟷𝟎', '246810'],
    [
      'between invisible characters',
      '\u200b\u200e\u202aA\u00adB\u2060C\ufeff\u202c\u3164\ufe0f',
      'ABC',
    ],
  ])('normalizes text: %s', (_, raw, plain) => {
    expect(toPlainText(raw)).toBe(plain);
  });

  it.each(['-', '‐', '‑', '–', '—', '−', '－', 'ー', 'ｰ'])(
    'followed by toPlainHyphens converts %s to a hyphen',
    (hyphen) => {
      expect(toPlainHyphens(toPlainText(`1${hyphen}2`))).toBe('1-2');
    },
  );

  it('is idempotent', () => {
    const sign = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    const any = fc.array(sign, { maxLength: 20 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(any, (raw) => {
        const plain = toPlainText(raw);
        expect(toPlainText(plain)).toBe(plain);
        expect(plain).not.toMatch(/[\p{Cf}]|(?![0-9])\p{Nd}/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('trimBlank', () => {
  it.each(['', ' ', '\u200b', '\u00ad\u2060 \u3000', '\u3164'])('removes %j', (text) => {
    expect(trimBlank(text)).toBe('');
    expect(trimBlankStart(`${text}a b\u200b`)).toBe('a b\u200b');
    expect(trimBlank(`${text}a b \u200b\u202c`)).toBe('a b');
  });
  it('keeps a visible character', () => expect(trimBlank('\u200b.')).toBe('.'));
});

describe('cap', () => {
  it.each([
    ['ABCDEFGHIJK', 10, 'ABCDEFGHIJ'],
    ['ABCDEFGHIJ', 10, 'ABCDEFGHIJ'],
    ['GIFT00000🎁', 10, 'GIFT00000'],
    ['abcde\u0308', 5, 'abcd'],
    ['ab👩‍👩‍👧c', 9, 'ab'],
    ['ab👩‍👩‍👧c', 10, 'ab👩‍👩‍👧'],
    ['ab👍🏽', 4, 'ab'],
    ['🇩🇪🇫🇷', 7, '🇩🇪'],
    ['ab\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', 8, 'ab'],
  ])('of %s at %i returns %s', (text, most, kept) => {
    expect(cap(text, most)).toBe(kept);
  });

  it('never splits a grapheme as defined by Intl.Segmenter', () => {
    const segmenter = new Intl.Segmenter('en');
    const signs = [
      'a',
      'é',
      'e\u0301',
      '🎁',
      '👍🏽',
      '👩‍👩‍👧',
      '🇩🇪',
      'ก็',
      '한',
      '\u1112\u1161\u11ab',
      '❤️',
    ];
    const text = fc.array(fc.constantFrom(...signs), { maxLength: 12 });
    fc.assert(
      fc.property(text, fc.nat(20), (parts, most) => {
        const kept = cap(parts.join(''), most);
        const expected = [...segmenter.segment(parts.join(''))]
          .filter(({ index, segment }) => index + segment.length <= most)
          .map(({ segment }) => segment);
        expect(kept).toBe(expected.join(''));
      }),
    );
  });
});
