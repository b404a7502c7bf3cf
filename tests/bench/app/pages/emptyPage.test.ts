import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptySite, weighing } from './emptyPage';
import { fileAt } from '../site';

it.each([
  [900, 20_000],
  [1074, 213_320],
])('creates an empty page with the given sizes of %i and %i bytes', (document, rest) => {
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

it('rejects a text that is too large without any filling', () => {
  expect(() =>
    weighing(50, (filling) => 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(2) + filling),
  ).toThrow('More than 50 bytes');
});
