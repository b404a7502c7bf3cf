import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';

const mock = serveMock();
const get = (path: string) => fetch(mock.url() + path);
const typeOf = ({ headers }: Response) => headers.get('content-type')?.toLowerCase();

/** The first request builds the console. */
const BUILD_MS = 120_000;

describe('the console', () => {
  it('is built and served by the mock server alone', { timeout: BUILD_MS }, async () => {
    const page = await get('/__mock/');
    const text = await page.text();
    expect([page.status, typeOf(page)]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [, script = ''] = /src="(\/__mock\/console\/[^"]+\.js)"/.exec(text) ?? [];
    const code = await get(script);
    expect(typeOf(code)).toBe('application/javascript; charset=utf-8');
    expect(await code.text()).toContain('Find a customer');
  });

  it('answers 416 for ranges outside a file', { timeout: BUILD_MS }, async () => {
    for (const range of ['bytes=99999999-', 'bytes=9-1', 'bytes=a-b']) {
      const answer = await fetch(`${mock.url()}/__mock/`, { headers: { range } });
      expect(answer.status, range).toBe(416);
    }
  });

  it('answers 404 for files that are not part of the build', { timeout: BUILD_MS }, async () => {
    for (const path of ['/__mock/console/nothing.js', '/__mock/console/..%2findex.html']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });
});
