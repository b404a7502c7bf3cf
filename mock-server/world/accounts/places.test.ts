import { describe, expect, it } from 'vitest';
import { knownPostalCodes, placesOf } from './places';

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM ' +
  'NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

describe('the US postal codes', () => {
  const codes = knownPostalCodes();

  it('have five digits each, and there are at least 60', () => {
    expect(codes.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(codes.length).toBeGreaterThanOrEqual(60);
  });

  it('cover every state and DC, each with a county and a city', () => {
    const places = codes.flatMap(placesOf);
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(STATES.split(' ')));
    expect(places.filter(({ county, city }) => county === '' || city === '')).toEqual([]);
  });

  it('belong to one place each, except those that cross a county line', () => {
    expect(codes.filter((code) => placesOf(code).length !== 1)).toEqual([
      '42223',
      '60010',
      '89439',
    ]);
    expect(placesOf('60010')).toEqual([
      { county: 'Lake', city: 'Barrington', state: 'IL' },
      { county: 'Cook', city: 'Barrington', state: 'IL' },
    ]);
  });

  it('resolve to their place, and to none when unknown', () => {
    expect(placesOf('90210')).toEqual([
      { county: 'Los Angeles', city: 'Beverly Hills', state: 'CA' },
    ]);
    expect(placesOf('00000')).toEqual([]);
  });
});
