import { Server, request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { startMockServer } from '../server/server';
import { serveMock } from '../testing/mockClient';
import { isLocalHost, sandboxIdOfHost } from './hosts';

const mock = serveMock();

/** The status of a request with headers that fetch does not allow. */
const statusOf = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: mock.port(), path, method, headers };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('local host names', () => {
  it.each([
    'localhost',
    'localhost:5173',
    '127.0.0.1:4010',
    '[::1]:4010',
    'demo-1.localhost:5173',
    'x.eu.localhost',
    'LOCALHOST',
  ])('include %s', async (host) => {
    expect(isLocalHost(host)).toBe(true);
  });
  it.each([
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evillocalhost',
    '0.0.0.0',
    '.localhost',
  ])('exclude %j, which gets 403', async (host) => {
    expect(isLocalHost(host)).toBe(false);
    expect(await statusOf('/__mock/health', { host: host || 'x' })).toBe(403);
    expect(await statusOf('/api/ipc/house/houseList', { host: host || 'x' })).toBe(403);
  });

  it.each([
    ['localhost:5173', null],
    ['127.0.0.1', null],
    ['eu.localhost', null],
    ['us.localhost:5173', null],
    ['www.localhost', null],
    ['demo-1.localhost:5173', 'demo-1'],
    ['demo-1.eu.localhost', 'demo-1'],
    ['demo-1.us.localhost', 'demo-1'],
  ])('in %s select the sandbox %j', (host, sandbox) => {
    expect(sandboxIdOfHost(host)).toBe(sandbox);
  });

  it('select the sandbox of a request', async () => {
    const { sandbox } = await mock.open('demo');
    expect(await statusOf('/api/ipc/house/houseList', { host: `${sandbox}.localhost` })).toBe(200);
    expect(await statusOf('/api/ipc/house/houseList', { host: 'gone.localhost' })).toBe(404);
    expect(await statusOf('/api/ipc/house/houseList', { host: 'eu.localhost' })).toBe(200);
  });
});

describe('pages of other origins', () => {
  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'such as %s cannot change anything through the control API',
    async (origin) => {
      const host = 'localhost';
      const path = '/__mock/sandboxes/default/reset';
      expect(await statusOf(path, { host, origin }, 'POST')).toBe(403);
      expect(await statusOf(path, { host, origin: 'http://localhost' }, 'POST')).toBe(200);
      expect(await statusOf(path, { host }, 'POST')).toBe(200);
    },
  );
});

describe('cross-site requests', () => {
  const fromElsewhere = (mode: string, dest: string, site = 'cross-site') => ({
    host: 'localhost',
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });
  it.each([
    ['no-cors', 'image'],
    ['no-cors', 'script'],
    ['cors', 'empty'],
    ['navigate', 'iframe'],
  ])('cannot create or read a sandbox: %s, %s', async (mode, dest) => {
    for (const path of ['/__mock/open?scenario=demo', '/__mock/sandboxes/default/db/accounts']) {
      expect(await statusOf(path, fromElsewhere(mode, dest)), path).toBe(403);
      expect(await statusOf(path, fromElsewhere(mode, dest, 'same-origin')), path).toBeLessThan(
        400,
      );
    }
  });

  it('are allowed when a person follows a link, as in a ticket', async () => {
    expect(
      await statusOf('/__mock/open?scenario=demo', fromElsewhere('navigate', 'document')),
    ).toBe(302);
  });

  it('get JSON instead of JSONP', async () => {
    const path = '/__mock/sandboxes/default/db/accounts?callback=steal';
    const answer = await fetch(mock.url() + path);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject([{ username: 'demo@homeview.example' }]);
  });
});

describe('the server', () => {
  it('listens on loopback only', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    const started = await startMockServer({ port: 0 });
    await started.close();
    expect(listen.mock.calls.map(([, address]) => address)).toEqual(['127.0.0.1', '::1']);
    expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});
