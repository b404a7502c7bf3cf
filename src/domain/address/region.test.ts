import { afterAll, describe, expect, it, vi } from 'vitest';
import { COUNTRIES, countryName, findCountry } from './countries';
import { defaultCountryOf, hostOfRegion, regionOfHost } from './region';

// These modules are loaded afresh, so other test files must not reuse them.
afterAll(() => vi.resetModules());

describe('countries', () => {
  it(
    'are about 130, each with id, name, key and region EU or US',
    { tags: ['3.country.01', '3.country.02', '3.country.03', '3.country.04'] },
    () => {
      expect(COUNTRIES.length).toBeGreaterThanOrEqual(120);
      expect(COUNTRIES.length).toBeLessThanOrEqual(140);
      expect(new Set(COUNTRIES.map(({ id }) => id)).size).toBe(COUNTRIES.length);
      for (const { id, name, region, countryKey } of COUNTRIES) {
        expect(id).toMatch(/^[A-Z]{2}$/);
        expect(name).not.toBe(id);
        expect(['EU', 'US']).toContain(region);
        expect(countryKey).toBe(`country_${id}`);
      }
      expect(findCountry('AL')?.region).toBe('EU');
      expect(findCountry('US')?.region).toBe('US');
    },
  );

  it('include the European Union on the EU site, America and the Far East on the US site', () => {
    const union =
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
    const others = 'AR AU BR CA CL CO HK ID IN JP KR MX MY NZ PE PH SG TH TW US VN';
    const regionsOf = (ids: string) => ids.split(' ').map((id) => findCountry(id)?.region);
    expect(new Set(regionsOf(union))).toEqual(new Set(['EU']));
    expect(new Set(regionsOf(others))).toEqual(new Set(['US']));
    // A customer can't choose a country that is missing in the list.
    const count = (site: string) => COUNTRIES.filter(({ region }) => region === site).length;
    expect([count('EU'), count('US')]).toEqual([86, 46]);
  });

  it('have names in the language of the page', () => {
    expect(countryName('DE', 'de')).toBe('Deutschland');
    expect(countryName('DE', 'fr')).toBe('Allemagne');
  });
});

it('importing the countries computes no country name', async () => {
  vi.resetModules();
  const named = vi.spyOn(Intl.DisplayNames.prototype, 'of');
  const fresh = await import('./countries');
  expect(fresh.findCountry('DE')?.region).toBe('EU');
  expect(named).not.toHaveBeenCalled();
  expect(fresh.findCountry('DE')?.name).toBe('Germany');
  expect(named).toHaveBeenCalledOnce();
  named.mockRestore();
});

describe('regional sites', () => {
  it(
    'have the default country AL on EU hosts and US on all others',
    { tags: ['4.state.26', '4.state.27'] },
    () => {
      expect(defaultCountryOf('eu.localhost')).toBe('AL');
      expect(defaultCountryOf('pay.eu.homeview.example')).toBe('AL');
      expect(defaultCountryOf('us.localhost')).toBe('US');
      expect(defaultCountryOf('localhost')).toBe('US');
      expect(defaultCountryOf('europe.example')).toBe('US');
    },
  );

  it.each([
    ['localhost', 'EU', 'eu.localhost'],
    ['us.localhost', 'EU', 'eu.localhost'],
    ['eu.localhost', 'US', 'us.localhost'],
    ['s1.localhost', 'EU', 's1.eu.localhost'],
    ['s1.eu.localhost', 'US', 's1.us.localhost'],
    ['pay.s1.localhost', 'EU', 'pay.s1.eu.localhost'],
    ['pay.us.homeview.example', 'EU', 'pay.eu.homeview.example'],
    ['pay.homeview.example', 'EU', 'pay.eu.homeview.example'],
  ] as const)('map %s to the %s site %s', { tags: ['4.state.28'] }, (host, region, other) => {
    expect(hostOfRegion(host, region)).toBe(other);
    expect(regionOfHost(other)).toBe(region);
  });

  it('without region labels come from the configuration', () => {
    const sites = { EU: 'konto.homeview.example', US: 'account.homeview.example' };
    expect(regionOfHost(sites.EU, sites)).toBe('EU');
    expect(regionOfHost(sites.US, sites)).toBe('US');
    expect(defaultCountryOf(sites.EU, sites)).toBe('AL');
    expect(regionOfHost('pay.eu.example', { EU: '', US: 'pay.eu.example' })).toBe('US');
    expect(hostOfRegion(sites.US, 'EU', sites)).toBe(sites.EU);
    expect(hostOfRegion(sites.EU, 'US', sites)).toBe(sites.US);
    expect(hostOfRegion('pay.eu.homeview.example', 'US', { EU: '', US: sites.US })).toBe(sites.US);
  });
});
