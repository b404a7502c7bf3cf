import { connect } from 'node:net';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { requestOf, serveMock } from '../testing/mockClient';
import type { JournalEntry } from '../journal';

const mock = serveMock();
const token = { token: 'access-1001' };

/** Everything a server says to a text on the line, until it hangs up. */
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
  it('answers JSON that must not be cached', async () => {
    const client = await mock.open('demo');
    const { headers } = await client.raw(...requestOf('houseList', {}, token));
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('answers a HEAD like a GET, without the body', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('houseList', {}, token);
    const whole = await client.raw(path, init);
    const head = await client.raw(path, { ...init, method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('is one only with its own method', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('houseList', {}, token);
    const method = init.method === 'POST' ? 'GET' : 'POST';
    expect((await client.raw(path, { ...init, method })).status).toBe(404);
  });

  it('reads its path, however it is written', async () => {
    const client = await mock.open('gift-cards');
    const check = (code: string) =>
      client
        .raw(`/api/ipc/giftCard/check/${code}`, requestOf('houseList', {}, token)[1])
        .then((answer) => answer.json());
    expect(await check('GIFT%30%30%30001')).toMatchObject({ code: 200 });
    expect(await check('GIFT%ZZ')).toMatchObject({ code: 400 });
  });

  it('refuses a field that is sent twice', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('getUnbindPackageDevList', { homeId: '30001' }, token);
    const twice = await client.raw(`${path}&homeId=30001`, init);
    expect(await twice.json()).toMatchObject({
      code: 400,
      desc: expect.stringContaining('homeId'),
    });
  });

  it('keeps the line in order after an answer that may have no body', async () => {
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

  it('that is broken off is neither carried out nor a bug', async () => {
    const client = await mock.open('demo');
    const [path, { headers }] = requestOf('createOrder', orderRequestExample(), token);
    const lines = Object.entries({
      ...(headers as Record<string, string>),
      'x-mock-sandbox': client.sandbox,
      host: 'localhost',
      'content-length': '1000',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    // The server hangs up once it has noticed.
    await say(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n{"homeId"`);
    const { body } = await client.control<JournalEntry[]>('GET', '/requests');
    expect([body, mock.bugs]).toEqual([[], []]);
  });
});
