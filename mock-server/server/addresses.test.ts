/**
 * The host names of a mock server: local ones, public ones with a wildcard, or a single public one.
 */
import type { Request } from 'express';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';
import { localAddresses, publicAddresses } from './addresses';
import type { Addresses } from './addresses';

const req = (host: string, cookie?: string): Request =>
  ({
    header: (name: string) => ({ host, cookie })[name],
    socket: { localPort: 4010 },
  }) as unknown as Request;

const wild = publicAddresses(new URL('https://support.example.com'), ['*.support.example.com']);
const single = publicAddresses(new URL('https://mock.example.com:8443'), []);

describe('public host names', () => {
  it.each<[Addresses, string, boolean]>([
    [wild, 'support.example.com', true],
    [wild, 'SUPPORT.example.com:443', true],
    [wild, 'demo-1.support.example.com', true],
    [wild, 'demo-1--eu.support.example.com', true],
    [wild, 'a.demo-1.support.example.com', false],
    [wild, '.support.example.com', false],
    [wild, 'support.example.com.evil.example', false],
    [wild, 'evilsupport.example.com', false],
    [wild, 'localhost:8081', true],
    [single, 'mock.example.com:8443', true],
    [single, 'demo-1.mock.example.com', false],
    [single, 'evil.example', false],
  ])('%#: %s is ours: %s', (addresses, host, isOurs) => {
    expect(addresses.isOurs(host)).toBe(isOurs);
  });

  it.each<[Addresses, string, string | undefined, string | null]>([
    [wild, 'support.example.com', undefined, null],
    [wild, 'demo-1.support.example.com', undefined, 'demo-1'],
    [wild, 'demo-1--eu.support.example.com', undefined, 'demo-1'],
    [wild, 'demo-1--us.support.example.com', undefined, 'demo-1'],
    [wild, 'eu.support.example.com', undefined, null],
    [wild, 'support.example.com', 'mock-sandbox=other', null],
    [wild, 'case-7.localhost', undefined, 'case-7'],
    [single, 'mock.example.com', undefined, null],
    [single, 'mock.example.com', 'a=1; mock-sandbox=demo-1; b=2', 'demo-1'],
    [single, 'mock.example.com', 'xmock-sandbox=demo-1', null],
    [single, 'mock.example.com', 'mock-sandbox=../x', null],
  ])('%#: %s with the cookie %s selects the sandbox %s', (addresses, host, cookie, sandbox) => {
    expect(addresses.sandboxIdOf(req(host, cookie))).toBe(sandbox);
  });

  it('are used in links and payment pages', () => {
    const from = req('support.example.com');
    expect(wild.originOf('demo-1', from)).toBe('https://demo-1.support.example.com');
    expect(wild.ownOriginOf(req('demo-1--eu.support.example.com'))).toBe(
      'https://demo-1--eu.support.example.com',
    );
    expect(wild.ownOriginOf(req('127.0.0.1:8081'))).toBe('http://127.0.0.1:8081');
    expect(single.originOf('demo-1', from)).toBe('https://mock.example.com:8443');
    expect([wild.hasOwnNames, single.hasOwnNames]).toEqual([true, false]);
    const local = localAddresses(5173);
    expect(local.originOf('demo-1', req('localhost:4010'))).toBe('http://demo-1.localhost:5173');
    expect(local.originOf('demo-1', req('localhost:9000'))).toBe('http://demo-1.localhost:9000');
  });
});

describe('a server with a single host name', () => {
  const mock = serveMock({ addresses: single });

  /** Headers and body of a request under the public name. */
  const ask = (path: string, cookie?: string) =>
    new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const headers = { host: 'mock.example.com:8443', ...(cookie !== undefined && { cookie }) };
      request({ host: '127.0.0.1', port: mock.port(), path, headers }, (answer) => {
        let body = '';
        answer.on('data', (data: Buffer) => (body += data.toString()));
        answer.on('end', () => resolve({ headers: answer.headers, body }));
      })
        .on('error', reject)
        .end();
    });

  it('opens a link by setting a cookie, for one sandbox at a time', async () => {
    const { headers } = await ask('/__mock/open?scenario=no-houses&path=/bills');
    expect(headers['location']).toMatch(/^https:\/\/mock\.example\.com:8443\/bills\?token=/);
    const [cookie = ''] = headers['set-cookie'] as string[];
    expect(cookie).toMatch(
      /^mock-sandbox=no-houses-[0-9a-f]{6}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const here = JSON.parse((await ask('/__mock/here', cookie.split(';')[0])).body) as object;
    expect(here).toEqual({
      sandbox: expect.stringMatching(/^no-houses-/),
      hasOwnNames: false,
      owner: 'everybody',
    });
  });
});
