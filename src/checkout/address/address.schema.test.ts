import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import { ADDRESS_MAX_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { addressErrors } from '../../../tests/support/addressErrors';
import { english } from '../../../tests/support/english';
import { EMPTY_ADDRESS, NO_PLACE, isLookedUp } from '../../domain/address/billAddress';
import type { AddressValues } from '../../domain/address/billAddress';
import { addressSchema, contentsOf, isSameAddress } from './address.schema';

const inIrvine: AddressValues = {
  countryCode: 'USA',
  postal: '92614',
  county: 'Orange',
  city: 'Irvine',
  state: 'CA',
  address: '',
};
const inBerlin: AddressValues = {
  ...EMPTY_ADDRESS,
  countryCode: 'DEU',
  postal: '10115',
  address: 'Invalidenstr. 1, Berlin',
};
const isComplete = (values: AddressValues): boolean => addressSchema.isValidSync(values);
const abroad = BILLING_COUNTRIES.filter((country) => country !== 'USA');

describe('a billing address', () => {
  it('starts with the US and empty fields', { tags: ['3.entity.23'] }, () => {
    expect(EMPTY_ADDRESS).toEqual({
      countryCode: 'USA',
      postal: '',
      county: '',
      city: '',
      state: '',
      address: '',
    });
  });

  it('without a place has empty fields for it', () => {
    expect(NO_PLACE).toEqual({ county: '', city: '', state: '' });
  });

  it(
    'in the US requires the county from the lookup and no address',
    { tags: ['5.rule.30'] },
    () => {
      expect(addressErrors(inIrvine)).toEqual({ postal: null, county: null, address: null });
      expect(addressErrors({ ...inIrvine, county: '' }).county).toBe('bill_zip_code_tips');
      expect(isComplete({ ...inIrvine, county: '' })).toBe(false);
      expect(isComplete({ ...inIrvine, city: '', state: '' })).toBe(true);
    },
  );

  it('outside the US requires an address and no county', { tags: ['5.rule.31'] }, () => {
    for (const countryCode of abroad) {
      const there = { ...inBerlin, countryCode, postal: '1000' };
      expect(addressErrors(there)).toEqual({ postal: null, county: null, address: null });
      expect(addressErrors({ ...there, address: '' }).address).toBe('bill_address_empty');
      expect(addressErrors({ ...there, address: ' \n ' }).address).toBe('bill_address_empty');
      expect(addressErrors({ ...there, address: '\u200b' }).address).toBe('bill_address_empty');
    }
  });

  it('requires a valid postal code of its country', () => {
    expect(addressErrors({ ...inIrvine, postal: '' }).postal).toBe('bill_zip_code_empty');
    expect(addressErrors({ ...inBerlin, postal: '101155' }).postal).toBe('bill_check_code_tips_2');
    expect(isComplete({ ...inBerlin, postal: '101155' })).toBe(false);
  });
});

describe('addressErrors', () => {
  const wordsOf = (countryCode: 'USA' | 'DEU') =>
    Object.entries(addressErrors({ ...EMPTY_ADDRESS, countryCode })).map(([field, error]) => [
      field,
      error && english(error),
    ]);

  it('names each missing field, in the US and elsewhere', () => {
    expect(wordsOf('USA')).toEqual([
      ['postal', 'Enter a postal code'],
      [
        'county',
        'The county is missing. It comes from your postal code; if there’s a choice, pick one.',
      ],
      ['address', null],
    ]);
    expect(wordsOf('DEU')).toEqual([
      ['postal', 'Enter a postal code'],
      ['county', null],
      ['address', 'Enter an address'],
    ]);
  });
});

describe('contentsOf', () => {
  it('returns the place and the four documented fields for the US', { tags: ['7.http.15'] }, () => {
    expect(contentsOf({ ...inIrvine, address: 'typed while another country was chosen' })).toEqual({
      countryCode: 'USA',
      postal: '92614',
      county: 'Orange',
      city: 'Irvine',
      state: 'CA',
      address: '',
    });
  });

  it('returns the trimmed address without a place outside the US', () => {
    expect(
      contentsOf({ ...inBerlin, postal: '10115 ', county: 'Orange', address: ' Here 1 ' }),
    ).toEqual({ countryCode: 'DEU', postal: '10115', address: 'Here 1' });
  });

  it('limits the address to 200 characters', { tags: ['9.const.19'] }, () => {
    expect(ADDRESS_MAX_LENGTH).toBe(200);
    const { address } = contentsOf({ ...inBerlin, address: 'x'.repeat(201) });
    expect(address).toHaveLength(200);
    const ofTyped = (typed: string) => contentsOf({ ...inBerlin, address: typed }).address;
    expect(ofTyped(`     ${'x'.repeat(201)}`)).toBe('x'.repeat(200));
    expect(ofTyped(`${'x'.repeat(199)}🎁`)).toBe('x'.repeat(199));
  });

  it('returns the normalized postal code', { tags: ['10.ruling.12'] }, () => {
    const typed = { ...inBerlin, postal: 'D-１０１１５' };
    expect(isComplete(typed)).toBe(true);
    expect(contentsOf(typed).postal).toBe('10115');
    expect(isSameAddress(inBerlin, typed)).toBe(true);
  });

  it('trims invisible characters from the address', () => {
    const { address } = contentsOf({ ...inBerlin, address: '\u202a Here 1\u200b \u202c' });
    expect(address).toBe('Here 1');
  });
});

describe('isSameAddress', () => {
  it('ignores fields that are not sent', () => {
    expect(isSameAddress(inIrvine, { ...inIrvine, address: 'unseen' })).toBe(true);
    expect(isSameAddress(inBerlin, { ...inBerlin, county: 'unseen', postal: '10115 ' })).toBe(true);
  });

  it.each([
    { countryCode: 'CAN' as const },
    { postal: '92615' },
    { county: 'Los Angeles' },
    { city: 'Tustin' },
    { state: 'NV' },
  ])('is false for US addresses that differ by %j', (change) => {
    expect(isSameAddress(inIrvine, { ...inIrvine, ...change })).toBe(false);
  });

  it.each([{ countryCode: 'FRA' as const }, { postal: '10117' }, { address: 'Invalidenstr. 2' }])(
    'is false for other addresses that differ by %j',
    (change) => {
      expect(isSameAddress(inBerlin, { ...inBerlin, ...change })).toBe(false);
    },
  );

  it('is true for any address and itself, and a complete address has all its fields', () => {
    const anyAddress: fc.Arbitrary<AddressValues> = fc.record({
      countryCode: fc.constantFrom(...BILLING_COUNTRIES),
      postal: fc.stringMatching(/^[A-Z0-9 ]{0,10}$/),
      county: fc.constantFrom('', 'Orange'),
      city: fc.constantFrom('', 'Irvine'),
      state: fc.constantFrom('', 'CA'),
      address: fc.string({ maxLength: 220 }),
    });
    fc.assert(
      fc.property(anyAddress, (values) => {
        expect(isSameAddress(values, { ...values })).toBe(true);
        fc.pre(isComplete(values));
        const sent = contentsOf(values);
        expect(sent.postal).not.toBe('');
        expect(isLookedUp(values.countryCode) ? values.county : sent.address).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
