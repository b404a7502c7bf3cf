import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useCountry } from './useCountry';

beforeEach(() => localStorage.clear());

it.each([
  ['none', null, 'United States'],
  ['one of this region', 'JP', 'Japan'],
  ['one that is unknown', 'ZZ', 'United States'],
  ['one of the other region', 'AT', 'United States'],
])('with %s stored (%s) selects %s on the US site', (_, kept, name) => {
  if (kept !== null) localStorage.setItem('hv.country', kept);
  expect(renderHook(() => useCountry(undefined)).result.current.name).toBe(name);
});
