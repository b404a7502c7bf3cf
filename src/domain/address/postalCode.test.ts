import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { postalError, sentPostal } from '../../../tests/support/addressErrors';
import { english } from '../../../tests/support/english';
import { typedText } from '../../../tests/support/typedTexts';
import { cleanPostal, hasDigitsOnly, postalCode } from './postalCode';

type Table = readonly (readonly [postal: string, error: string | null])[];

/** Expects each typed code to have this error in the form; `null` means accepted. */
function expectEach(countries: readonly BillingCountry[], table: Table): void {
  for (const country of countries) {
    for (const [postal, error] of table) {
      expect(postalError(country, postal), `${country} ${JSON.stringify(postal)}`).toBe(error);
    }
  }
}

describe('a postal code', () => {
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
        ['1234Ä', 'bill_zip_code_type_error'],
        [' 12345', null],
        ['12345\n', null],
        ['１２３４５', null],
      ],
    );
  });

  it(
    'of the US that is empty is reported as missing, not as invalid',
    { tags: ['5.rule.17'] },
    () => {
      expectEach(['USA'], [['', 'bill_zip_code_empty']]);
    },
  );

  it(
    'that is empty or blank is reported as missing in every country',
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
        ['1 10', null],
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
          ['10 15', null],
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
        ['01 011', null],
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
        ['111-22', null],
        ['1112222', 'bill_check_code_tips_6'],
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
        ['D02 AF3', null],
        ['d02af30', null],
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
        ['K1A/0B1', 'bill_check_code_tips_3'],
        ['K1A-0B1', null],
        ['k1a 0b1', null],
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
        ['SW1A_1AA', 'bill_check_code_tips_4'],
        ['SW1A-1AA', null],
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
          ['ABC.123', 'bill_check_code_tips_5'],
          ['ABC-123', null],
          ['〒100', 'bill_check_code_tips_5'],
        ],
      );
    },
  );

  /** Expects a typed code to be accepted and sent in the form of its country's rule. */
  const expectSent = (country: BillingCountry, typed: string, sent: string) => {
    expect(postalError(country, typed)).toBeNull();
    expect(sentPostal(country, typed)).toBe(sent);
  };
  it('in the Polish form 00-950 is accepted as 00950', { tags: ['5.rule.26'] }, () => {
    expectSent('POL', '00-950', '00950');
  });
  it('in the Luxembourg form L-1111 is accepted as 1111', { tags: ['5.rule.28'] }, () => {
    expectSent('LUX', 'L-1111', '1111');
  });
  it('in the US form ZIP+4 is accepted with its first five digits', { tags: ['5.rule.29'] }, () => {
    expectSent('USA', '92614-1234', '92614');
  });
  it('in the Dutch form 1234 AB is rejected', { tags: ['5.rule.27'] }, () => {
    expectEach(['NLD'], [['1234 AB', 'bill_check_code_tips_1']]);
  });

  /** The specified rules as data: allowed characters, minimum and maximum length, and error. */
  const DIGITS = '0123456789';
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const groups = [
    {
      countries: ['USA'],
      signs: DIGITS,
      least: 5,
      most: 5,
      error: 'bill_zip_code_type_error',
      words: 'Enter exactly 5 digits',
    },
    {
      countries: ['AUT', 'BEL', 'DNK', 'HUN', 'LUX', 'NLD', 'NZL'],
      signs: DIGITS,
      least: 1,
      most: 4,
      error: 'bill_check_code_tips_1',
      words: 'Enter 1 to 4 digits',
    },
    {
      countries: ['FIN', 'FRA', 'DEU', 'GRC', 'ITA', 'POL', 'ESP', 'ARE'],
      signs: DIGITS,
      least: 1,
      most: 5,
      error: 'bill_check_code_tips_2',
      words: 'Enter 1 to 5 digits',
    },
    {
      countries: ['ROU'],
      signs: DIGITS,
      least: 1,
      most: 6,
      error: 'bill_check_code_tips_8',
      words: 'Enter 1 to 6 digits',
    },
    {
      countries: ['SWE'],
      signs: `${DIGITS} `,
      least: 1,
      most: 6,
      error: 'bill_check_code_tips_6',
      words: 'Enter up to 6 digits and spaces',
    },
    {
      countries: ['IRL'],
      signs: LETTERS + DIGITS,
      least: 1,
      most: 7,
      error: 'bill_check_code_tips_9',
      words: 'Enter up to 7 letters A–Z and digits, without spaces',
    },
    {
      countries: ['CAN'],
      signs: `${LETTERS}${DIGITS} `,
      least: 1,
      most: 7,
      error: 'bill_check_code_tips_3',
      words: 'Enter up to 7 letters A–Z, digits and spaces',
    },
    {
      countries: ['GBR'],
      signs: `${LETTERS}${DIGITS} `,
      least: 1,
      most: 8,
      error: 'bill_check_code_tips_4',
      words: 'Enter up to 8 letters A–Z, digits and spaces',
    },
    {
      countries: ['OTHER'],
      signs: `${LETTERS}${DIGITS} `,
      least: 1,
      most: 10,
      error: 'bill_check_code_tips_5',
      words: 'Enter up to 10 letters A–Z, digits and spaces',
    },
  ] as const;

  it('has exactly one rule per country', () => {
    expect(groups.flatMap(({ countries }) => [...countries]).sort()).toEqual(
      [...BILLING_COUNTRIES].sort(),
    );
  });

  it.each(groups)('of $countries that is invalid shows "$words"', ({ countries, words }) => {
    for (const country of countries) {
      const error = postalError(country, 'A'.repeat(11));
      expect(error && english(error), country).toBe(words);
    }
  });

  it.each(groups)(
    'of $countries has $least to $most allowed characters',
    ({ countries, signs, least, most, error }) => {
      const sign = fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...signs) },
        // No normalization turns these into characters of a rule.
        { weight: 1, arbitrary: fc.constantFrom(...'_./Ä〒') },
      );
      fc.assert(
        fc.property(
          fc.constantFrom(...countries),
          fc.array(sign, { minLength: 1, maxLength: most + 2 }),
          (country, typed) => {
            const postal = typed.join('').trim();
            const fits =
              [...postal].every((one) => signs.includes(one)) &&
              postal.length >= least &&
              postal.length <= most;
            const expected = postal === '' ? 'bill_zip_code_empty' : fits ? null : error;
            expect(postalError(country, typed.join(''))).toBe(expected);
          },
        ),
        { numRuns: 200 },
      );
    },
  );

  const anyCountry = fc.constantFrom(...BILLING_COUNTRIES);
  const anyDigits = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${maxLength}}$`));

  it('of at most 4 digits is accepted everywhere except in the US', () => {
    fc.assert(
      fc.property(anyCountry, anyDigits(4), (country, postal) => {
        expect(postalError(country, postal)).toBe(
          country === 'USA' ? 'bill_zip_code_type_error' : null,
        );
      }),
    );
  });

  it('that is accepted is sent in characters of the rules, and is unchanged when typed again', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.stringMatching(/^[A-Za-z0-9 ]{0,12}$/),
      anyDigits(12),
    );
    fc.assert(
      fc.property(anyCountry, typed, (country, text) => {
        fc.pre(postalError(country, text) === null);
        const postal = sentPostal(country, text);
        expect(postal).toMatch(/^[A-Z0-9][A-Z0-9 ]{0,9}$/);
        expect(sentPostal(country, postal)).toBe(postal);
      }),
      { numRuns: 500 },
    );
  });

  it('with a character that no rule allows is rejected in every country', () => {
    const strange = fc
      .string({ minLength: 1, maxLength: 9 })
      .filter((s) => /[^A-Za-z0-9 -]/.test(s));
    fc.assert(
      fc.property(anyCountry, strange, (country, postal) => {
        expect(postalError(country, postal)).not.toBeNull();
      }),
    );
  });
});

describe('cleanPostal', () => {
  it('converts to capital letters and removes leading spaces', { tags: ['10.ruling.04'] }, () => {
    expect(cleanPostal('sw1a 1aa')).toBe('SW1A 1AA');
    expect(cleanPostal('  k1a ')).toBe('K1A ');
  });

  it.each([
    ['９２６１４', '92614'],
    ['１０１１５', '10115'],
    ['      92614', '92614'],
    ['๙๒๖๑๔', '92614'],
    ['٩٢٦١٤', '92614'],
    ['९२६१४', '92614'],
    ['SW1A\u00a01AA', 'SW1A 1AA'],
    ['ｓｗ１ａ　１ａａ', 'SW1A 1AA'],
    ['\u202a92614\u202c', '92614'],
    ['\u200b926\u00ad14\u2060', '92614'],
    ['９２６１４－１２３４', '92614-1234'],
    ['00–950', '00-950'],
  ])('converts %j to %s', { tags: ['10.ruling.12'] }, (typed, held) => {
    expect(cleanPostal(typed)).toBe(held);
  });
});

/** Common spellings per country: accepted ones with their normalized code, and rejected ones. */
const WRITTEN: Readonly<
  Record<
    BillingCountry,
    { readonly accepted: Readonly<Record<string, string>>; readonly refused: readonly string[] }
  >
> = {
  USA: {
    accepted: {
      92614: '92614',
      '92614-1234': '92614',
      '92614 1234': '92614',
      '92614 - 1234': '92614',
      '９２６１４－１２３４': '92614',
      '      92614': '92614',
      '92 614': '92614',
      'US 92614': '92614',
      '๙๒๖๑๔': '92614',
      '٩٢٦١٤': '92614',
      '९२६१४': '92614',
    },
    refused: ['9261', '926145', '926141234', '92614-123', '92614-1234-', 'D-92614', 'K1A 0B1', '-'],
  },
  AUT: {
    accepted: { 1010: '1010', '１０１０': '1010', 'A-1010': '1010', 'AT-1010': '1010' },
    refused: ['10100', 'B-1010', '101A'],
  },
  BEL: {
    accepted: { 1000: '1000', 'B-1000': '1000', 'be 1000': '1000' },
    refused: ['10000', 'L-1000'],
  },
  DNK: {
    accepted: { 1050: '1050', 'DK-1050': '1050', '๑๐๕๐': '1050' },
    refused: ['10500', 'D-1050'],
  },
  HUN: { accepted: { 1051: '1051', 'H-1051': '1051', 'HU-1051': '1051' }, refused: ['10510'] },
  LUX: { accepted: { 1111: '1111', 'L-1111': '1111', 'LU–1111': '1111' }, refused: ['L-11111'] },
  NLD: {
    accepted: { 1012: '1012', 'NL-1012': '1012', '1012\u00a0': '1012' },
    refused: ['1234 AB', '1234AB', '１２３４　ＡＢ', 'NL-1234 AB'],
  },
  NZL: { accepted: { 6011: '6011', 'NZ 6011': '6011' }, refused: ['60110'] },
  FIN: {
    accepted: { '00100': '00100', 'FI-00100': '00100', 'FIN-00100': '00100' },
    refused: ['001000', 'SE-00100'],
  },
  FRA: {
    accepted: { 75001: '75001', 'F-75001': '75001', '75 001': '75001', '75\u00a0001': '75001' },
    refused: ['750011', 'FRANCE'],
  },
  DEU: {
    accepted: {
      10115: '10115',
      '１０１１５': '10115',
      'D-10115': '10115',
      'd 10115': '10115',
      'DE-10115': '10115',
      'Ｄ－１０１１５': '10115',
    },
    refused: ['F-10115', 'D', '101150', '1011A', '10115-1234'],
  },
  GRC: {
    accepted: { 10557: '10557', '105 57': '10557', 'GR-105 57': '10557' },
    refused: ['105 577'],
  },
  ITA: {
    accepted: { '00118': '00118', 'I-00118': '00118', 'IT-00118': '00118' },
    refused: ['001180', 'V-00120'],
  },
  POL: {
    accepted: { '00950': '00950', '00-950': '00950', '00–950': '00950', 'PL 00-950': '00950' },
    refused: ['00-9500', '00-95A'],
  },
  ESP: {
    accepted: { 28013: '28013', 'E-28013': '28013', 'ES-28013': '28013' },
    refused: ['280133'],
  },
  ARE: {
    accepted: { '00000': '00000', 1: '1', '٠٠٠٠٠': '00000', 'AE-00000': '00000' },
    refused: ['000000', 'N/A'],
  },
  ROU: {
    accepted: { '010011': '010011', 'RO-010011': '010011', '01 0011': '010011' },
    refused: ['0100110'],
  },
  SWE: {
    accepted: {
      '111 22': '111 22',
      11122: '11122',
      'SE-111 22': '111 22',
      'S-111 22': '111 22',
      '111-22': '11122',
    },
    refused: ['1112222', '111 2A', '111 222'],
  },
  IRL: {
    accepted: { D02X285: 'D02X285', 'D02 X285': 'D02X285', 'd02-x285': 'D02X285' },
    refused: ['D02 X2855', 'D02Ä285'],
  },
  CAN: {
    accepted: { 'K1A 0B1': 'K1A 0B1', K1A0B1: 'K1A0B1', 'k1a-0b1': 'K1A0B1' },
    refused: ['K1A 0B123', 'K1A/0B1'],
  },
  GBR: {
    accepted: {
      'SW1A 1AA': 'SW1A 1AA',
      'ｓｗ１ａ　１ａａ': 'SW1A 1AA',
      'SW1A\u00a01AA': 'SW1A 1AA',
      'SW1A-1AA': 'SW1A1AA',
      'M1 1AA ': 'M1 1AA',
      '– M1 1AA': 'M1 1AA',
    },
    refused: ['SW1A 1AAAA', 'SW1A_1AA', 'SW1A  1AA'],
  },
  OTHER: {
    accepted: { 'ABCDE 2345': 'ABCDE 2345', '105-0011': '1050011', '１０５－００１１': '1050011' },
    refused: ['〒100', 'ABC.123'],
  },
};

describe.each(Object.entries(WRITTEN) as [BillingCountry, (typeof WRITTEN)[BillingCountry]][])(
  'the typed postal code of %s',
  (country, { accepted, refused }) => {
    it.each(Object.entries(accepted))(
      '%j is normalized to %s',
      { tags: ['10.ruling.12'] },
      (typed, code) => {
        expect(sentPostal(country, typed)).toBe(code);
        expect(postalError(country, typed)).toBeNull();
      },
    );

    it.each(refused)('%j is rejected', { tags: ['10.ruling.12'] }, (typed) => {
      expect(postalError(country, typed)).not.toBeNull();
    });

    it(
      'is empty if it has no visible characters',
      { tags: ['10.ruling.04', '10.ruling.12'] },
      () => {
        for (const typed of ['', '   ', '\u200b', '\u00ad\u2060\u3000']) {
          expect(postalError(country, typed)).toBe('bill_zip_code_empty');
        }
      },
    );
  },
);

describe('postalCode', () => {
  it('leaves an invalid code as typed', () => {
    expect(postalCode('USA', '9261-4x ')).toBe('9261-4X');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BILLING_COUNTRIES), typedText(14), (country, typed) => {
        const code = postalCode(country, typed);
        expect(postalCode(country, code)).toBe(code);
        if (postalError(country, typed) === null) expect(postalError(country, code)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

describe('hasDigitsOnly', () => {
  it('is true for every country whose codes have only digits', () => {
    expect(BILLING_COUNTRIES.filter((country) => !hasDigitsOnly(country))).toEqual([
      'IRL',
      'SWE',
      'GBR',
      'CAN',
      'OTHER',
    ]);
  });
});
