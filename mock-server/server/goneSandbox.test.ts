/** A sandbox that is gone, reached by its host name. */
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';

const mock = serveMock({
  portal: (req, res, next) =>
    req.method === 'GET' && req.path === '/' ? res.end('portal') : next(),
});

const visit = (host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: mock.port(), path, headers: { host, ...headers } };
    request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
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
