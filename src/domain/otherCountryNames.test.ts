import { expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { otherCountryNames } from './otherCountryNames';

it.each([
  ['US', 'USA'],
  ['GB', 'UK'],
  ['GB', 'England'],
  ['NL', 'Holland'],
  ['TR', 'Turkey'],
  ['AT', 'Austria'],
  ['AT', 'AT'],
])('%s is found by %s', (id, name) => {
  expect(otherCountryNames(id)).toContain(name);
});

it('no such name means two countries', () => {
  const all = COUNTRIES.flatMap(({ id }) => [...new Set(otherCountryNames(id))]);
  expect(new Set(all).size).toBe(all.length);
});
