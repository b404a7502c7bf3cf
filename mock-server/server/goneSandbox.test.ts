/** A sandbox that is gone, reached by its host name. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPages } from '../http/sendPage';
import { serveMock } from '../testing/mockClient';
import { gonePages, showGonePages } from './gonePages';

const mock = serveMock({
  portal: (req, res, next) =>
    req.method === 'GET' && req.path === '/' ? res.end('portal') : next(),
});

beforeAll(loadPages, 30_000);

const visit = (
  host: string,
  path: string,
  headers: Record<string, string> = {},
  port = mock.port(),
) =>
  new Promise<{ status: number; text: string; policy: unknown }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host, ...headers } };
    request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      const policy = answer.headers['content-security-policy'];
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, policy }));
    })
      .on('error', reject)
      .end();
  });

const asPage = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

describe('a sandbox that is gone', () => {
  it('says so on a page, which opens the case again at the same address', async () => {
    const { status, text } = await visit('demo-aaaaaa.localhost', '/', asPage);
    expect(status).toBe(404);
    expect(text).toContain('This sandbox is gone');
    const link = '/__mock/open?scenario=demo&amp;sandbox=demo-aaaaaa';
    expect(text).toContain(`href="${link}"`);
    await visit('localhost', link.replace('&amp;', '&'));
    expect((await visit('demo-aaaaaa.localhost', '/', asPage)).text).toBe('portal');
  });

  it('of an unknown case leads to the support console', async () => {
    const { status, text } = await visit('case-9.localhost', '/', asPage);
    expect([status, text]).toEqual([404, expect.stringContaining('href="/__mock/"')]);
    expect(text).not.toContain('Open the case again');
  });

  it('says so to calls, with the link that opens the case again', async () => {
    const { status, text } = await visit('demo-bbbbbb.localhost', '/api/ipc/house/houseList');
    expect([status, JSON.parse(text)]).toMatchObject([
      404,
      { desc: expect.stringContaining('/__mock/open?scenario=demo&sandbox=demo-bbbbbb') },
    ]);
  });
});

describe('a sandbox that is gone, behind the servers of Vite', () => {
  let ask = showGonePages(0);
  const vite = createServer((req, res) => ask(req, res, () => res.end('portal of Vite')));
  const visitVite = (host: string, path: string, headers: Record<string, string>) =>
    visit(host, path, headers, (vite.address() as AddressInfo).port);
  beforeAll(() => new Promise<void>((resolve) => void vite.listen(0, '127.0.0.1', resolve)));
  beforeAll(() => void (ask = showGonePages(mock.port())));
  afterAll(() => void vite.close());

  it('says so on the page that the mock server shows, in a window and in the phone', async () => {
    for (const dest of ['document', 'iframe']) {
      const headers = { ...asPage, 'sec-fetch-dest': dest };
      const { status, text, policy } = await visitVite('demo-cccccc.localhost', '/bills', headers);
      expect(status).toBe(404);
      expect(text).toContain('This sandbox is gone');
      expect(text).toContain('/__mock/open?scenario=demo&amp;sandbox=demo-cccccc');
      expect(policy).toContain(`frame-ancestors 'self'`);
    }
  });

  it('leaves all other requests to Vite', async () => {
    const { sandbox } = await mock.open('demo');
    expect((await visitVite(`${sandbox}.localhost`, '/bills', asPage)).text).toBe('portal of Vite');
    expect((await visitVite('localhost', '/bills', asPage)).text).toBe('portal of Vite');
    const file = { 'sec-fetch-dest': 'script' };
    expect((await visitVite('demo-cccccc.localhost', '/a.js', file)).text).toBe('portal of Vite');
    const page = await visitVite('demo-cccccc.localhost', '/__mock/', asPage);
    expect(page.text).toBe('portal of Vite');
  });

  it('leaves pages to Vite while no mock server runs', async () => {
    ask = showGonePages(1);
    const { text } = await visitVite('demo-cccccc.localhost', '/bills', asPage);
    expect(text).toBe('portal of Vite');
  });

  it('is asked for by dev and preview servers only, never by a build', () => {
    const { apply, ...hooks } = gonePages(4010);
    expect(apply).toBe('serve');
    expect(Object.keys(hooks).sort()).toEqual([
      'configurePreviewServer',
      'configureServer',
      'name',
    ]);
  });
});
