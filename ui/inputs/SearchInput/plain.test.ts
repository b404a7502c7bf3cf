import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain as ofTheConsole } from '../../../mock-server/texts/plain';
import { plain } from './plain';

describe('two texts are the same search', () => {
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
  ])('%s and %s are %s', (one, other, compared) => {
    expect([plain(one), plain(other)]).toEqual([compared, compared]);
  });
});

describe('a mark that makes another letter stays', () => {
  it.each([
    ['ดี', 'ดู'],
    ['ไก่', 'ไก'],
    ['ガ', 'カ'],
    ['ぱ', 'は'],
    ['की', 'क'],
    ['강', '가'],
  ])('%s is not %s', (one, other) => {
    expect(plain(one)).not.toBe(plain(other));
    expect(plain(one).includes(plain(other)) && [...one].length === 1).toBe(false);
  });
});

/** Letters of every kind, and what stands between and over them. */
const sign = fc.constantFrom(
  ...'aZßẞıİIΣςŁøÆ０Ａﬁéü가ガカดีกहिम م'.normalize('NFD'),
  ...'\u0300\u0308\u0345\u3099\u1100\u1161\u11a8\u00ad\u200d\u2011\u00b4\ud83d\0\t\u3000',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
);

describe('whatever is searched', () => {
  it('is compared alike in either byte form, and twice as once', () => {
    fc.assert(
      fc.property(text, (any) => {
        const once = plain(any);
        expect([plain(any.normalize('NFC')), plain(any.normalize('NFD')), plain(once)]).toEqual([
          once,
          once,
          once,
        ]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is compared by the console as by the portal', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(ofTheConsole(any)).toBe(plain(any));
      }),
      { numRuns: 2_000 },
    );
  });
});
