import { describe, expect, it } from 'vitest';
import { english } from '../../tests/support/english';
import { addressErrors, postalError } from '../../tests/support/addressErrors';

const TOO_LONG = 'A'.repeat(11);
const SAID = {
  'Please enter exactly 5 digits': ['USA'],
  'Please enter 1 to 4 digits': ['AUT', 'BEL', 'DNK', 'HUN', 'LUX', 'NLD', 'NZL'],
  'Please enter 1 to 5 digits': ['FIN', 'FRA', 'DEU', 'GRC', 'ITA', 'POL', 'ESP', 'ARE'],
  'Please enter 1 to 6 digits': ['ROU'],
  'Please enter at most 6 digits and spaces': ['SWE'],
  'Please enter at most 7 letters A–Z and digits, without spaces': ['IRL'],
  'Please enter at most 7 letters A–Z, digits and spaces': ['CAN'],
  'Please enter at most 8 letters A–Z, digits and spaces': ['GBR'],
  'Please enter at most 10 letters A–Z, digits and spaces': ['OTHER'],
} as const;

describe('a postal code that breaks the rule of its country', () => {
  it.each(Object.entries(SAID))('says "%s" in %j', (words, countries) => {
    for (const country of countries) {
      const error = postalError(country, TOO_LONG);
      expect(error && english(error), country).toBe(words);
    }
  });
});

describe('a field of an address that is missing', () => {
  const empty = { postal: '', county: '', city: '', state: '', address: '' };
  const wordsOf = (countryCode: 'USA' | 'DEU') =>
    Object.entries(addressErrors({ countryCode, ...empty })).map(([field, error]) => [
      field,
      error && english(error),
    ]);

  it('is named, in the US and elsewhere', () => {
    expect(wordsOf('USA')).toEqual([
      ['postal', 'Please enter a postal code'],
      [
        'county',
        'The county is missing. It comes from your postal code; if there is a choice, please choose one.',
      ],
      ['address', null],
    ]);
    expect(wordsOf('DEU')).toEqual([
      ['postal', 'Please enter a postal code'],
      ['county', null],
      ['address', 'Please enter an address'],
    ]);
  });
});
