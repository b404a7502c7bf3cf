import { connect } from 'node:net';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { requestOf, serveMock } from '../testing/mockClient';
import type { JournalEntry } from '../journal';

const mock = serveMock();
const token = { token: 'access-1001' };

/**
 * Sends raw text over TCP and returns everything the server sends until it closes the connection.
 */
const say = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    connect({ port: mock.port(), host: '127.0.0.1' })
      .on('data', (chunk) => (heard += String(chunk)))
      .on('close', () => resolve(heard))
      .on('error', reject)
      .end(text);
  });

describe('a call', () => {
  it('answers with JSON that must not be cached', async () => {
    const client = await mock.open('demo');
    const { headers } = await client.raw(...requestOf('houseList', {}, token));
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('is dated by the clock of its sandbox', async () => {
    const client = await mock.open('demo');
    await client.control('PUT', '/clock', { now: '2031-05-04T03:02:01Z' });
    const { headers } = await client.raw(...requestOf('houseList', {}, token));
    expect(headers.get('date')).toMatch(/^Sun, 04 May 2031 03:02:0/);
  });

  it('answers HEAD like GET, but without the body', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('houseList', {}, token);
    const whole = await client.raw(path, init);
    const head = await client.raw(path, { ...init, method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('answers 404 when the HTTP method is wrong', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('houseList', {}, token);
    const method = init.method === 'POST' ? 'GET' : 'POST';
    expect((await client.raw(path, { ...init, method })).status).toBe(404);
  });

  it('decodes percent-encoded path parameters, and refuses invalid encoding with 400', async () => {
    const client = await mock.open('gift-cards');
    const check = (code: string) =>
      client
        .raw(`/api/ipc/giftCard/check/${code}`, requestOf('houseList', {}, token)[1])
        .then((answer) => answer.json());
    expect(await check('GIFT%30%30%30001')).toMatchObject({ code: 200 });
    expect(await check('GIFT%ZZ')).toMatchObject({ code: 400 });
  });

  it('refuses a query field that is sent twice', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('getUnbindPackageDevList', { homeId: '30001' }, token);
    const twice = await client.raw(`${path}&homeId=30001`, init);
    expect(await twice.json()).toMatchObject({
      code: 400,
      desc: expect.stringContaining('homeId'),
    });
  });

  it('sends no body with status 204, so that the next answer on the connection stays readable', async () => {
    const client = await mock.open('demo');
    await client.control('POST', '/faults', { call: 'houseList', kind: 'http', status: 204 });
    const [path, { headers }] = requestOf('houseList', {}, token);
    const lines = Object.entries({
      ...(headers as Record<string, string>),
      'x-mock-sandbox': client.sandbox,
      host: 'localhost',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const ask = (last: string) => `GET ${path} HTTP/1.1\r\n${lines.join('')}${last}\r\n`;
    const [none = '', next = ''] = (await say(ask('') + ask('connection: close\r\n'))).split(
      /(?<!^)(?=HTTP\/1\.1)/,
    );
    expect(none).toMatch(/^HTTP\/1\.1 204 [^]*\r\n\r\n$/);
    expect(none).not.toMatch(/content-length/i);
    expect(next).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not execute a request whose body breaks off, and reports no bug', async () => {
    const client = await mock.open('demo');
    const [path, { headers }] = requestOf('createOrder', orderRequestExample(), token);
    const lines = Object.entries({
      ...(headers as Record<string, string>),
      'x-mock-sandbox': client.sandbox,
      host: 'localhost',
      'content-length': '1000',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    // The server closes the connection once it notices.
    await say(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n{"homeId"`);
    const { body } = await client.control<JournalEntry[]>('GET', '/requests');
    expect([body, mock.bugs]).toEqual([[], []]);
  });
});
