import { afterAll, describe, expect, it, vi } from 'vitest';
import { COUNTRIES, findCountry } from './countries';
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
    expect(hostOfRegion(sites.US, 'EU', sites)).toBe(sites.EU);
    expect(hostOfRegion(sites.EU, 'US', sites)).toBe(sites.US);
    expect(hostOfRegion('pay.eu.homeview.example', 'US', { EU: '', US: sites.US })).toBe(sites.US);
  });
});
