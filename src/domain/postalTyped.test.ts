import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import { postalError } from '../../tests/support/addressErrors';
import { postalAsTyped, postalCode } from './postalCode';

describe('the field of a postal code', () => {
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
    ['123456789🎁', '123456789'],
  ])('holds %j as %s', { tags: ['10.ruling.12'] }, (typed, held) => {
    expect(postalAsTyped(typed)).toBe(held);
  });
});

describe('a typed postal code', () => {
  it.each([
    ['IRL', 'D02 X285', 'D02X285'],
    ['GRC', '105 57', '10557'],
    ['POL', '00-950', '00950'],
    ['POL', 'PL 00-950', '00950'],
    ['DEU', 'D-10115', '10115'],
    ['DEU', 'd 10115', '10115'],
    ['LUX', 'L-1111', '1111'],
    ['FIN', 'FI-00100', '00100'],
    ['USA', '92614-1234', '92614'],
    ['USA', '９２６１４－１２３４', '92614'],
    ['USA', '92 614', '92614'],
    ['SWE', 'SE-111 22', '111 22'],
    ['SWE', '111-22', '11122'],
    ['GBR', 'SW1A\u00a01AA', 'SW1A 1AA'],
    ['GBR', 'SW1A-1AA', 'SW1A1AA'],
    ['CAN', 'k1a-0b1', 'K1A0B1'],
    ['OTHER', '105-0011', '1050011'],
  ] as const)('of %s, %s, is judged as %s', { tags: ['10.ruling.12'] }, (country, typed, code) => {
    expect(postalCode(country, typed)).toBe(code);
    expect(postalError(country, code)).toBeNull();
  });

  it.each([
    ['NLD', '1234 AB'],
    ['USA', '926141234'],
    ['USA', '92614-123'],
    ['USA', 'D-92614'],
    ['DEU', 'F-10115'],
    ['DEU', 'D'],
    ['OTHER', '〒100'],
    ['USA', '-'],
  ] as const)(
    'of %s, %s, breaks the rule all the same',
    { tags: ['10.ruling.12'] },
    (country, typed) => {
      expect(postalCode(country, typed)).toBe(typed);
      expect(postalError(country, typed)).not.toBeNull();
    },
  );

  const country = fc.constantFrom(...BILLING_COUNTRIES);
  const signs = fc.array(fc.constantFrom(...'0159aDPＡ１๑١- \u00a0–\u200b\u202a!'), {
    maxLength: 14,
  });

  it('is the same typed sign by sign, pasted and filled in', { tags: ['10.ruling.12'] }, () => {
    fc.assert(
      fc.property(signs, (all) => {
        const typed = all.reduce((field, sign) => postalAsTyped(field + sign), '');
        expect(postalAsTyped(all.join(''))).toBe(typed);
      }),
      { numRuns: 1000 },
    );
  });

  it('that the rule accepts is never changed, and what is made of one stays', () => {
    fc.assert(
      fc.property(country, signs, (where, all) => {
        const held = postalAsTyped(all.join('')).trimEnd();
        const code = postalCode(where, held);
        if (postalError(where, held) === null) expect(code).toBe(held);
        expect(postalCode(where, code)).toBe(code);
      }),
      { numRuns: 1000 },
    );
  });
});
