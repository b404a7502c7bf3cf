import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';

const mock = serveMock();

const get = async (path: string) => {
  const response = await fetch(mock.url() + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the page of the API', () => {
  it('loads only files of this server, and all of them exist', async () => {
    const { status, headers, text } = await get('/__mock/api');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    const files = loaded.filter((url) => url.startsWith('/__mock/api/'));
    expect(loaded.filter((url) => !files.includes(url))).toEqual(['data:,', '/__mock/']);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { status: found, headers: sent } = await get(file);
      const type = file.endsWith('.css') ? 'text/css' : 'javascript';
      expect([file, found, sent.get('content-type')]).toEqual([
        file,
        200,
        expect.stringContaining(type),
      ]);
      expect(sent.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('shows the published document, whose calls go to the origin of the page', async () => {
    const { text } = await get('/__mock/api/openapi.json');
    const file = new URL('../../contracts/openapi.json', import.meta.url);
    expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    expect(JSON.parse(text)).toMatchObject({ servers: [{ url: '/' }] });
  });

  it('serves no other file of the packages', async () => {
    for (const name of ['package.json', 'serveApiPage.ts', '..%2fpackage.json', 'index.html']) {
      expect((await get(`/__mock/api/${name}`)).status).toBe(404);
    }
  });
});
