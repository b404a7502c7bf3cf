import { describe, expect, it } from 'vitest';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import { COUNTRY_IDS, countryIdOf } from './billingCountry';
import { COUNTRIES, countryName } from './countries';

/** As specified, verbatim. */
const SPECIFIED =
  'Austria, Belgium, Denmark, Finland, France, Germany, Greece, Hungary, Ireland, Italy, ' +
  'Luxembourg, Netherlands, New Zealand, Poland, Romania, Spain, Sweden, United Kingdom, ' +
  'United Arab Emirates, United States, Canada, Other';

describe('billing countries', () => {
  it('are exactly those of the specification, in its order', { tags: ['3.country.05'] }, () => {
    const names = BILLING_COUNTRIES.map((country) => {
      const id = countryIdOf(country);
      return id === null ? 'Other' : countryName(id, 'en');
    });
    expect(names.join(', ')).toBe(SPECIFIED);
  });

  it('have alpha-3 codes, and country ids have alpha-2 codes', { tags: ['3.country.06'] }, () => {
    expect(BILLING_COUNTRIES).toContain('USA');
    for (const [code, id] of Object.entries(COUNTRY_IDS)) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(id).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('map to unique country ids through a table', { tags: ['3.country.07'] }, () => {
    expect(Object.keys(COUNTRY_IDS)).toHaveLength(BILLING_COUNTRIES.length - 1);
    expect(new Set(Object.values(COUNTRY_IDS)).size).toBe(BILLING_COUNTRIES.length - 1);
    const known = COUNTRIES.map(({ id }) => id);
    expect(Object.values(COUNTRY_IDS).filter((id) => !known.includes(id))).toEqual([]);
    // These ids are not substrings of their codes.
    expect([countryIdOf('AUT'), countryIdOf('DNK'), countryIdOf('SWE')]).toEqual([
      'AT',
      'DK',
      'SE',
    ]);
    expect([countryIdOf('IRL'), countryIdOf('POL'), countryIdOf('ARE')]).toEqual([
      'IE',
      'PL',
      'AE',
    ]);
    expect(countryIdOf('OTHER')).toBeNull();
  });
});
