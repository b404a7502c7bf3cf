import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRIDGE_NUMBERS, CALL_NUMBERS, FURTHER_PAGE_NUMBERS } from './callNumbers';
import { endpoints } from '../../catalogue';
import type { EndpointName } from '../../catalogue';
import { decodeReference, encodeReference } from './reference';
import type { Reference, ReferenceCall } from './reference';
import { LOCALES } from '../locales';
import { PLATFORMS } from '../app/platform';
import { SCREENS, SCREEN_NUMBERS, screenOfPath } from '../app/screens';
import { GIFT_CODE } from '../fixtures';

const oneOrNull = <T>(values: readonly T[]) => fc.constantFrom(...values, null);
/** App versions: mostly two or three short numbers, but up to four of five digits. */
const versions = fc.oneof(
  fc.array(fc.nat(99), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('.')),
  fc.stringMatching(/^\d{1,5}(\.\d{1,5}){0,3}$/),
);
/** A call without a number is a type error here. */
const numberOfCall: Readonly<Record<EndpointName, number>> = CALL_NUMBERS;
const tables = [CALL_NUMBERS, FURTHER_PAGE_NUMBERS, BRIDGE_NUMBERS];
const calls = tables.flatMap((table) => Object.keys(table)) as ReferenceCall[];

const references: fc.Arbitrary<Reference> = fc.record({
  screen: oneOrNull(SCREENS),
  call: oneOrNull(calls),
  code: fc.option(fc.oneof(fc.nat(999_999), fc.constantFrom(0, 400, 12004, 70032, 999_999))),
  locale: oneOrNull(LOCALES),
  platform: fc.constantFrom(...PLATFORMS),
  appVersion: fc.option(versions),
});

const example: Reference = {
  screen: '/defaultPackage',
  call: 'getRecordGoodsList',
  code: 12004,
  locale: 'de-DE',
  platform: 'ios',
  appVersion: '1.13.0',
};

describe('a reference', () => {
  it('encodes the example failures as the same short references in every release', () => {
    expect(encodeReference({ ...example, platform: 'browser', appVersion: null })).toBe(
      'R1-0M1EW-ME92B',
    );
    expect(encodeReference(example)).toBe('R1-2S5TM-1EWME-9D8');
  });

  it('decodes to exactly the failure that was encoded', () => {
    fc.assert(
      fc.property(references, (reference) => {
        const text = encodeReference(reference);
        expect(text).toMatch(/^R1(-[0-9A-HJKMNP-TV-Z]{1,5}){2,6}$/);
        expect(decodeReference(text)).toEqual(reference);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '1.13',
    '99.99.99',
    '1.13.0.2045',
    '1.13.0.7',
    '2026.11.3',
    '01.02',
    '7',
    '00.0.0.0',
    '99999.99999.99999.99999',
  ])('preserves the app version %s', (appVersion) => {
    const text = encodeReference({ ...example, appVersion });
    expect(decodeReference(text)).toEqual({ ...example, appVersion });
  });

  it('accepts lower case, spaces, missing or other dashes, and o and l for 0 and 1', () => {
    const text = encodeReference(example);
    const sloppy = [
      text.toLowerCase(),
      ` ${text.replaceAll('-', ' ')}\n`,
      text.replaceAll('-', ''),
      text.replaceAll('-', '–'),
      text.replaceAll('0', 'o').replace(/1(?!-)/g, 'l'),
    ];
    for (const one of sloppy) expect(decodeReference(one), one).toEqual(example);
  });

  it('is rejected with one wrong character or two swapped neighbors', () => {
    fc.assert(
      fc.property(references, fc.nat(), fc.nat(30), (reference, place, shift) => {
        const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const body = encodeReference(reference).replaceAll('-', '').slice(2);
        const at = place % body.length;
        const wrong = digits.charAt((digits.indexOf(body.charAt(at)) + shift + 1) % 32);
        expect(decodeReference(`R1${body.slice(0, at)}${wrong}${body.slice(at + 1)}`)).toBeNull();
        const [one, two] = [body.charAt(at), body.charAt(at + 1)];
        const swapped = body.slice(0, at) + two + one + body.slice(at + 2);
        if (two !== '' && one !== two) expect(decodeReference(`R1${swapped}`)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('decodes to null for any other text, and decoding never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
        expect(decodeReference(text)).toBeNull();
        expect(decodeReference(`R1-${text}`) ?? example).toBeTypeOf('object');
      }),
      { numRuns: 2000 },
    );
    for (const bad of ['', 'R1', 'R1-', 'R2-00000-00000', 'R1-UUUUU-UUUUU', 'R1-00000-00001']) {
      expect(decodeReference(bad), bad).toBeNull();
    }
  });

  it('encodes a screen, call, code, locale or version without a number as null', () => {
    const strange = { ...example, screen: '/nowhere', call: 'toString', code: -5, locale: 'xx' };
    expect(decodeReference(encodeReference({ ...strange, appVersion: '1.2.3-beta' }))).toEqual({
      ...{ screen: null, call: null, code: null, locale: null },
      platform: 'ios',
      appVersion: null,
    });
    for (const code of [1.5, Number.NaN, Infinity, 1_000_000]) {
      expect(decodeReference(encodeReference({ ...example, code }))?.code, `${code}`).toBeNull();
    }
  });

  it('has a unique number from 1 to 63 for every call and screen', () => {
    expect(Object.keys(numberOfCall).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    const ofCalls = tables.flatMap((table): number[] => Object.values(table));
    for (const numbers of [ofCalls, Object.values(SCREEN_NUMBERS)]) {
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number > 0 && number < 64).toBe(true);
    }
    expect(LOCALES.length).toBeLessThan(16);
  });
});

describe('screenOfPath', () => {
  it.each([
    ['/', '/'],
    ['/bills/', '/bills'],
    ['/bills/80001?houseId=1#top', '/bills/$id'],
    ['/subscription/70001/adjustDevice/remove', '/subscription/$id/adjustDevice/remove'],
    [
      `/giftCard/${GIFT_CODE}/packages/5001/payMethod`,
      '/giftCard/$code/packages/$packageId/payMethod',
    ],
    ['/paySuccess/free', '/paySuccess/$variant'],
    ['/bills//', null],
    ['/nowhere', null],
    ['', null],
  ])('maps the path %s to the screen %s', (path, screen) => {
    expect(screenOfPath(path)).toBe(screen);
  });
});
