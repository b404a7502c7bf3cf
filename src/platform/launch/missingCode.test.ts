import { afterEach, expect, it, vi } from 'vitest';
import { fetchMissingCode } from './missingCode';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it('fetches the chunks that did not arrive, and no others, and does not mind a failure', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/here.js"><link rel="modulepreload" href="/assets/gone.js">';
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith('/assets/here.js') ? [{ ...performance.mark('here') }] : [],
  );
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  await fetchMissingCode();
  expect(fetched.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
    '/assets/gone.js',
  ]);
});
