import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalizeText';

describe('normalizeText with equivalent texts', () => {
  it.each([
    ['Ku\u0308che', 'KÜCHE', 'kuche'],
    ['Café', 'cafe', 'cafe'],
    ['Ｇａｒａｇｅ\u3000２', ' garage  2 ', 'garage 2'],
    ['Indoor camera', 'INDOOR CAMERA', 'indoor camera'],
    ['İndoor', 'ındoor', 'indoor'],
    ['Große Straße', 'GROSSE STRASSE', 'grosse strasse'],
    ['STRAẞE', 'Straße', 'strasse'],
    ['Łódź', 'lodz', 'lodz'],
    ['Smørrebrød', 'SMORREBROD', 'smorrebrod'],
    ['Æsir', 'aesir', 'aesir'],
    ['ΚΌΣΜΟΣ', 'κόσμος', 'κοσμοσ'],
    ['Ёлка', 'елка', 'елка'],
    ['Gar\u00adage\u200b\u2060', 'garage', 'garage'],
    ['Anna’s', 'anna´s', "anna's"],
    ['„Tor“', '«tor»', '"tor"'],
    ['no\u2011break\u2014dash', 'no-break-dash', 'no-break-dash'],
    ['❤\ufe0f', '❤', '❤'],
    ['ｶﾞﾚｰｼﾞ', 'ガレージ', 'ガレージ'],
    ['\u1100\u1161', '가', '가'],
    ['مَطْبَخ', 'مطبخ', 'مطبخ'],
    ['מִטְבָּח', 'מטבח', 'מטבח'],
  ])('normalizes both %s and %s to %s', (one, other, compared) => {
    expect([normalizeText(one), normalizeText(other)]).toEqual([compared, compared]);
  });
});

describe('normalizeText with marks that form another letter', () => {
  it.each([
    ['ดี', 'ดู'],
    ['ไก่', 'ไก'],
    ['ガ', 'カ'],
    ['ぱ', 'は'],
    ['की', 'क'],
    ['강', '가'],
  ])('keeps %s different from %s', (one, other) => {
    expect(normalizeText(one)).not.toBe(normalizeText(other));
    expect(normalizeText(one).includes(normalizeText(other)) && [...one].length === 1).toBe(false);
  });
});

/** Letters of many scripts, and separators and combining marks. */
const sign = fc.constantFrom(
  ...'aZßẞıİIΣςŁøÆ０Ａﬁéü가ガカดีกहिम م'.normalize('NFD'),
  ...'\u0300\u0308\u0345\u3099\u1100\u1161\u11a8\u00ad\u200d\u2011\u00b4\ud83d\0\t\u3000',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
);

describe('normalizeText with any text', () => {
  it('returns the same for NFC and NFD, and is idempotent', () => {
    fc.assert(
      fc.property(text, (any) => {
        const once = normalizeText(any);
        expect([
          normalizeText(any.normalize('NFC')),
          normalizeText(any.normalize('NFD')),
          normalizeText(once),
        ]).toEqual([once, once, once]);
      }),
      { numRuns: 2_000 },
    );
  });
});
