import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { postalError } from '../../tests/support/addressErrors';
import { POSTAL_MAX_LENGTH, hasDigitsOnly, postalAsTyped } from './postalCode';

type Table = readonly (readonly [postal: string, error: string | null])[];

/** Each code with what is said of it; `null` is accepted. */
function expectEach(countries: readonly BillingCountry[], table: Table): void {
  for (const country of countries) {
    for (const [postal, error] of table) {
      expect(postalError(country, postal), `${country} ${JSON.stringify(postal)}`).toBe(error);
    }
  }
}

describe('the postal code', () => {
  it('of the US has exactly 5 digits', { tags: ['5.rule.16'] }, () => {
    expectEach(
      ['USA'],
      [
        ['1234', 'bill_zip_code_type_error'],
        ['12345', null],
        ['00000', null],
        ['123456', 'bill_zip_code_type_error'],
        ['1234A', 'bill_zip_code_type_error'],
        ['12 45', 'bill_zip_code_type_error'],
        [' 12345', 'bill_zip_code_type_error'],
        ['12345\n', 'bill_zip_code_type_error'],
        ['１２３４５', 'bill_zip_code_type_error'],
      ],
    );
  });

  it(
    'of the US, left empty, is asked for rather than called wrong',
    { tags: ['5.rule.17'] },
    () => {
      expectEach(['USA'], [['', 'bill_zip_code_empty']]);
    },
  );

  it(
    'left empty, or of spaces alone, is asked for in every country',
    { tags: ['10.ruling.04'] },
    () => {
      expectEach(BILLING_COUNTRIES, [
        ['', 'bill_zip_code_empty'],
        ['   ', 'bill_zip_code_empty'],
      ]);
    },
  );

  it('of AUT, BEL, DNK, HUN, LUX, NLD and NZL has 1 to 4 digits', { tags: ['5.rule.18'] }, () => {
    expectEach(
      ['AUT', 'BEL', 'DNK', 'HUN', 'LUX', 'NLD', 'NZL'],
      [
        ['1', null],
        ['1010', null],
        ['10100', 'bill_check_code_tips_1'],
        ['101A', 'bill_check_code_tips_1'],
        ['1 10', 'bill_check_code_tips_1'],
      ],
    );
  });

  it(
    'of FIN, FRA, DEU, GRC, ITA, POL, ESP and ARE has 1 to 5 digits',
    { tags: ['5.rule.19'] },
    () => {
      expectEach(
        ['FIN', 'FRA', 'DEU', 'GRC', 'ITA', 'POL', 'ESP', 'ARE'],
        [
          ['1', null],
          ['10115', null],
          ['101150', 'bill_check_code_tips_2'],
          ['1011A', 'bill_check_code_tips_2'],
          ['10 15', 'bill_check_code_tips_2'],
        ],
      );
    },
  );

  it('of ROU has 1 to 6 digits', { tags: ['5.rule.20'] }, () => {
    expectEach(
      ['ROU'],
      [
        ['1', null],
        ['010011', null],
        ['0100110', 'bill_check_code_tips_8'],
        ['01001A', 'bill_check_code_tips_8'],
        ['01 011', 'bill_check_code_tips_8'],
      ],
    );
  });

  it('of SWE has at most 6 digits and spaces', { tags: ['5.rule.21'] }, () => {
    expectEach(
      ['SWE'],
      [
        ['1', null],
        ['111 22', null],
        ['111222', null],
        ['111 222', 'bill_check_code_tips_6'],
        ['111 2A', 'bill_check_code_tips_6'],
        ['111-22', 'bill_check_code_tips_6'],
      ],
    );
  });

  it('of IRL has at most 7 of A-Z and 0-9', { tags: ['5.rule.22'] }, () => {
    expectEach(
      ['IRL'],
      [
        ['A', null],
        ['D02AF30', null],
        ['D02AF301', 'bill_check_code_tips_9'],
        ['D02 AF3', 'bill_check_code_tips_9'],
        ['d02af30', 'bill_check_code_tips_9'],
        ['D02ÄF30', 'bill_check_code_tips_9'],
      ],
    );
  });

  it('of CAN has at most 7 of A-Z, spaces and digits', { tags: ['5.rule.23'] }, () => {
    expectEach(
      ['CAN'],
      [
        ['K', null],
        ['K1A 0B1', null],
        ['K1A 0B12', 'bill_check_code_tips_3'],
        ['K1A-0B1', 'bill_check_code_tips_3'],
        ['k1a 0b1', 'bill_check_code_tips_3'],
      ],
    );
  });

  it('of GBR has at most 8 of A-Z, spaces and digits', { tags: ['5.rule.24'] }, () => {
    expectEach(
      ['GBR'],
      [
        ['M', null],
        ['SW1A 1AA', null],
        ['SW1A  1AA', 'bill_check_code_tips_4'],
        ['SW1A-1AA', 'bill_check_code_tips_4'],
      ],
    );
  });

  it(
    'of any other country has at most 10 of A-Z, spaces and digits',
    { tags: ['5.rule.25'] },
    () => {
      expectEach(
        ['OTHER'],
        [
          ['1', null],
          ['ABCDE 2345', null],
          ['ABCDE 23456', 'bill_check_code_tips_5'],
          ['ABC-123', 'bill_check_code_tips_5'],
          ['〒100', 'bill_check_code_tips_5'],
        ],
      );
    },
  );

  it('in the Polish form 00-000 is rejected', { tags: ['5.rule.26'] }, () => {
    expectEach(['POL'], [['00-950', 'bill_check_code_tips_2']]);
  });
  it('in the Dutch form 1234 AB is rejected', { tags: ['5.rule.27'] }, () => {
    expectEach(['NLD'], [['1234 AB', 'bill_check_code_tips_1']]);
  });
  it('in the Luxembourg form L-1111 is rejected', { tags: ['5.rule.28'] }, () => {
    expectEach(['LUX'], [['L-1111', 'bill_check_code_tips_1']]);
  });
  it('in the US form ZIP+4 is rejected', { tags: ['5.rule.29'] }, () => {
    expectEach(['USA'], [['92614-1234', 'bill_zip_code_type_error']]);
  });

  /** Spec 5 in a form of its own: which signs, how many at least and at most, and what is said else. */
  const groups = [
    {
      countries: ['USA'],
      signs: '0123456789',
      least: 5,
      most: 5,
      says: 'bill_zip_code_type_error',
    },
    {
      countries: ['AUT', 'BEL', 'DNK', 'HUN', 'LUX', 'NLD', 'NZL'],
      signs: '0123456789',
      least: 1,
      most: 4,
      says: 'bill_check_code_tips_1',
    },
    {
      countries: ['FIN', 'FRA', 'DEU', 'GRC', 'ITA', 'POL', 'ESP', 'ARE'],
      signs: '0123456789',
      least: 1,
      most: 5,
      says: 'bill_check_code_tips_2',
    },
    { countries: ['ROU'], signs: '0123456789', least: 1, most: 6, says: 'bill_check_code_tips_8' },
    { countries: ['SWE'], signs: '0123456789 ', least: 1, most: 6, says: 'bill_check_code_tips_6' },
    {
      countries: ['IRL'],
      signs: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
      least: 1,
      most: 7,
      says: 'bill_check_code_tips_9',
    },
    ...(
      [
        ['CAN', 7, 'bill_check_code_tips_3'],
        ['GBR', 8, 'bill_check_code_tips_4'],
        ['OTHER', 10, 'bill_check_code_tips_5'],
      ] as const
    ).map(([country, most, says]) => ({
      countries: [country],
      signs: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ',
      least: 1,
      most,
      says,
    })),
  ] as const;

  it('is judged in a group that every country is in once', () => {
    expect(groups.flatMap(({ countries }) => [...countries]).sort()).toEqual(
      [...BILLING_COUNTRIES].sort(),
    );
  });

  it.each(groups)(
    'of $countries has $least to $most of its signs and no other',
    ({ countries, signs, least, most, says }) => {
      const close = fc.string({
        unit: fc.constantFrom(...signs),
        minLength: 1,
        maxLength: most + 2,
      });
      const oneOff = fc
        .tuple(close, fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }), fc.nat(most))
        .map(([text, sign, at]) => text.slice(0, at) + sign + text.slice(at + 1));
      fc.assert(
        fc.property(fc.constantFrom(...countries), fc.oneof(close, oneOff), (country, postal) => {
          const fits =
            [...postal].every((sign) => signs.includes(sign)) &&
            postal.length >= least &&
            postal.length <= most;
          const expected = postal.trim() === '' ? 'bill_zip_code_empty' : fits ? null : says;
          expect(postalError(country, postal)).toBe(expected);
        }),
        { numRuns: 2000 },
      );
    },
  );

  const anyCountry = fc.constantFrom(...BILLING_COUNTRIES);
  const anyDigits = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${maxLength}}$`));

  it('of at most 4 digits is accepted everywhere but in the US', () => {
    fc.assert(
      fc.property(anyCountry, anyDigits(4), (country, postal) => {
        expect(postalError(country, postal)).toBe(
          country === 'USA' ? 'bill_zip_code_type_error' : null,
        );
      }),
    );
  });

  it('that is accepted fits into the field, and typing it again changes nothing', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.stringMatching(/^[A-Za-z0-9 ]{0,12}$/),
      anyDigits(12),
    );
    fc.assert(
      fc.property(anyCountry, typed, (country, text) => {
        const postal = postalAsTyped(text);
        fc.pre(postalError(country, postal) === null);
        expect(postal).toMatch(/^[A-Z0-9 ]{1,10}$/);
        expect(postal.trim()).not.toBe('');
        expect(postalAsTyped(postal)).toBe(postal);
      }),
      { numRuns: 500 },
    );
  });

  it('with a sign that no country knows is accepted nowhere', () => {
    const strange = fc.string({ minLength: 1, maxLength: 9 }).filter((s) => /[^A-Z0-9 ]/.test(s));
    fc.assert(
      fc.property(anyCountry, strange, (country, postal) => {
        expect(postalError(country, postal)).not.toBeNull();
      }),
    );
  });
});

describe('typing a postal code', () => {
  it('makes letters capital and drops spaces in front', { tags: ['10.ruling.04'] }, () => {
    expect(postalAsTyped('sw1a 1aa')).toBe('SW1A 1AA');
    expect(postalAsTyped('  k1a ')).toBe('K1A ');
  });
  it('stops after 10 characters, also where a capital is longer', { tags: ['9.const.18'] }, () => {
    expect(POSTAL_MAX_LENGTH).toBe(10);
    expect(postalAsTyped('abcdefghijk')).toBe('ABCDEFGHIJ');
    expect(postalAsTyped('ßßßßßßßßßß')).toHaveLength(10);
  });
});

describe('the keys of a phone', () => {
  it('are numbers where a code has only digits', () => {
    expect(BILLING_COUNTRIES.filter((country) => !hasDigitsOnly(country))).toEqual([
      'IRL',
      'SWE',
      'GBR',
      'CAN',
      'OTHER',
    ]);
  });
});
