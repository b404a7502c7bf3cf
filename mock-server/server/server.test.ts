/** Unusual requests that HTTP allows, and hostile ones. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { json, requestOf, serveMock } from '../testing/mockClient';
import { startMockServer } from './server';

const mock = serveMock({ origins: ['https://team.example'] });

/** The HTTP status and the code of an answer to a raw body. */
async function sendBytes(bytes: Buffer | string, headers: Record<string, string>) {
  const client = await mock.open('demo');
  const token = { token: 'access-1001' };
  const [path, init] = requestOf('createOrder', orderRequestExample(), token);
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const all = { ...(init.headers as Record<string, string>), ...headers };
  const answer = await client.raw(path, { ...init, headers: all, body });
  const text = await answer.text();
  expect(text).not.toMatch(/node_modules|<html/);
  return [answer.status, (JSON.parse(text) as { code: number }).code];
}

const whole = Buffer.from(JSON.stringify(orderRequestExample()));

describe('a body', () => {
  it.each([
    ['gzip', gzipSync(whole)],
    ['deflate', deflateSync(whole)],
    ['br', brotliCompressSync(whole)],
  ])('compressed with %s is accepted', async (encoding, bytes) => {
    expect(await sendBytes(bytes, { 'content-encoding': encoding })).toEqual([200, 200]);
  });

  it.each([
    ['after a byte order mark is read', `\uFEFF${whole.toString()}`, {}, [200, 200]],
    [
      'in UTF-16 is read',
      Buffer.from(`\uFEFF${whole.toString()}`, 'utf16le'),
      { 'content-type': 'application/json; charset=utf-16' },
      [200, 200],
    ],
    [
      'of another JSON type is read',
      whole,
      { 'content-type': 'application/problem+json' },
      [200, 200],
    ],
    [
      'in ISO 8859-1 is refused',
      whole,
      { 'content-type': 'application/json; charset=iso-8859-1' },
      [415, 400],
    ],
    ['of an unknown encoding is refused', whole, { 'content-encoding': 'zstd' }, [415, 400]],
    ['that is not gzip is refused', whole, { 'content-encoding': 'gzip' }, [400, 400]],
    ['of another type is refused', whole, { 'content-type': 'text/plain' }, [415, 400]],
    ['that is not JSON is refused', '{"homeId":', {}, [400, 400]],
    ['nested 9,000 deep is refused', `${'['.repeat(9000)}${']'.repeat(9000)}`, {}, [400, 400]],
    ['of 20 MB is refused', ' '.repeat(20 * 2 ** 20), {}, [413, 400]],
    [
      'that grows to 20 MB is refused',
      gzipSync(Buffer.alloc(20 * 2 ** 20, ' ')),
      { 'content-encoding': 'gzip' },
      [413, 400],
    ],
  ])('%s', async (_, bytes, headers, expected) => {
    expect(await sendBytes(bytes, headers)).toEqual(expected);
    expect(mock.bugs).toEqual([]);
  });

  it('may be large only when a snapshot is loaded', async () => {
    const large = JSON.stringify({ about: ' '.repeat(2 * 2 ** 20) });
    const send = async (method: string, path: string) =>
      (await fetch(mock.url() + path, { ...json(method, {}), body: large })).status;
    const { sandbox } = await mock.open('demo');
    expect(await send('POST', '/nonsense/snapshot')).toBe(413);
    expect(await send('POST', `/__mock/sandboxes/${sandbox}/snapshot`)).toBe(413);
    expect(await send('PUT', `/__mock/sandboxes/${sandbox}/snapshot`)).toBe(400);
  });

  it('of a form with too many fields or with a file is refused', async () => {
    const client = await mock.open('demo');
    const body = new FormData();
    for (let field = 0; field < 200; field += 1) body.append(`field-${field}`, 'x');
    const [path, init] = requestOf('reportLog', { data: '{}' }, { token: 'access-1001' });
    expect((await client.raw(path, { ...init, body })).status).toBe(400);
    const file = new FormData();
    file.append('data', new Blob(['x']), 'x.txt');
    expect((await client.raw(path, { ...init, body: file })).status).toBe(400);
    expect(mock.bugs).toEqual([]);
  });
});

/** Sends raw text over TCP and returns the whole response. */
const onTheLine = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    connect({ port: mock.port(), host: '127.0.0.1' })
      .on('data', (chunk) => (heard += String(chunk)))
      .on('close', () => resolve(heard))
      .on('error', reject)
      .end(text);
  });

describe('a request target', () => {
  it('may be an absolute URL, whose host selects the sandbox', async () => {
    const { sandbox } = await mock.open('no-houses');
    const [path, { headers }] = requestOf('houseList', {}, { token: 'access-1001' });
    const lines = Object.entries(headers as object).map(([name, value]) => `${name}: ${value}\r\n`);
    const ask = (target: string) =>
      onTheLine(
        `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${lines.join('')}\r\n`,
      );
    expect(await ask(`http://${sandbox}.localhost:4010${path}`)).toMatch(/"data":\[\]/);
    expect(await ask(`http://evil.example${path}`)).toMatch(/^HTTP\/1\.1 403 /);
    expect(await ask('nonsense')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    '/__mock/sandboxes/%E0%A4%A',
    '/__mock/reference/%ff',
    '/__mock/sandboxes/%ff/clock',
    '/api/ipc/giftCard/check/%E0%A4%A',
  ])('%s is refused because its encoding is invalid', async (path) => {
    const answer = await fetch(mock.url() + path);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('decode')]);
    expect(mock.bugs).toEqual([]);
  });
});

describe('a host', () => {
  const ask = (headers: Record<string, string>, host = '127.0.0.1') =>
    new Promise<number>((resolve, reject) => {
      request({ host, port: mock.port(), path: '/__mock/health', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it.each(['b1.localhost.', 'B1.LOCALHOST', '[::1]', '[::1]:4010', '127.0.0.1:80', 'localhost.'])(
    '%s is accepted as a name of this machine',
    async (host) => expect(await ask({ host })).toBe(200),
  );

  it('is reachable over IPv6 too', async () => {
    expect(await ask({ host: 'localhost' }, '::1')).toBe(200);
  });

  it('may be overridden by a header, which must not be empty', async () => {
    const [path, init] = requestOf('houseList', {}, { token: 'access-1001', 'x-mock-sandbox': '' });
    const answer = await fetch(mock.url() + path, init);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ desc: expect.stringContaining('x-mock-sandbox') }),
    ]);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string, path: string) =>
    fetch(mock.url() + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('may send calls when their origin is listed, but no control calls', async () => {
    const path = '/payGateway/createOrder';
    const allowed = await preflight('https://team.example', path);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://team.example',
    ]);
    const other = await preflight('https://evil.example', path);
    expect(other.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    const control = await preflight('https://team.example', '/__mock/sandboxes');
    expect(control.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('get no CORS headers by default', async () => {
    const plain = await startMockServer({ port: 0 });
    const answer = await fetch(`${plain.url}/payGateway/createOrder`, {
      method: 'OPTIONS',
      headers: { origin: 'https://team.example' },
    });
    expect([answer.status, answer.headers.has('access-control-allow-origin')]).toEqual([
      204,
      false,
    ]);
    expect(answer.headers.get('allow')).toContain('POST');
    await plain.close();
  });
});

describe('the journal of large requests', () => {
  it('keeps their length but not their content', async () => {
    const client = await mock.open('demo');
    const long = 'x'.repeat(900_000);
    for (let count = 0; count < 30; count += 1) {
      const extra = { token: 'access-1001' };
      await client.raw(...requestOf('addUserBillInfo', { address: long }, extra));
    }
    const { body } = await client.control<{ request: unknown }[]>('GET', '/requests');
    expect(body).toHaveLength(30);
    expect(body[0]?.request).toMatch(/^a request of \d{6} characters$/);
    const { body: snapshot } = await client.control('GET', '/snapshot');
    expect(JSON.stringify(snapshot).length).toBeLessThan(100_000);
  });
});
