import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptySite, weighing } from './emptyPage';
import { fileAt } from '../site';

it.each([
  [900, 20_000],
  [1074, 213_320],
])('an empty page has the given size: %i bytes and %i', (document, rest) => {
  const site = emptySite({ document, rest });
  const page = fileAt(site, '/login');
  const script = fileAt(site, '/assets/empty.js');
  for (const [file, bytes] of [
    [page, document],
    [script, rest],
  ] as const) {
    expect(file?.body.length).toBeLessThanOrEqual(bytes);
    expect(file?.body.length).toBeGreaterThan(bytes - 5);
  }
  expect(String(gunzipSync(script?.body ?? ''))).toMatch(/^\/\*[\w+/=]+\*\/$/);
  expect(fileAt(site, '/assets/other.js')).toBeUndefined();
});

it('a text that is larger without any filling is refused', () => {
  expect(() =>
    weighing(50, (filling) => 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(2) + filling),
  ).toThrow('More than 50 bytes');
});
