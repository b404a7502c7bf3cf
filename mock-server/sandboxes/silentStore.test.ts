/** A store that is connected but does not answer, as a Redis under SIGSTOP, or is full. */
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMockServer } from '../server/server';
import type { RunningMock } from '../server/server';
import { FakeRedis } from '../testing/fakeRedis';
import { json, requestOf } from '../testing/mockClient';

const redis = new FakeRedis();
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMockServer({ port: 0, store: await redis.start() });
});
afterAll(async () => {
  await mock.close();
  redis.end();
});

it('is answered with 503 within a second, and works again when the store does', async () => {
  const open = (scenario: string) =>
    fetch(`${mock.url}/__mock/sandboxes`, json('POST', { scenario }));
  const { sandbox } = (await (await open('demo')).json()) as { sandbox: string };
  const headers = { token: 'access-1001', 'x-mock-sandbox': sandbox };
  const order = () => {
    const [path, init] = requestOf('createOrder', orderRequestExample(), headers);
    return fetch(mock.url + path, init);
  };
  expect((await order()).status).toBe(200);

  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  redis.stop();
  const sent = [order(), order(), open('demo'), fetch(`${mock.url}/__mock/sandboxes/other`)];
  for (const { status, ticks } of await Promise.all([...sent, order()].map(timed))) {
    expect(status).toBe(503);
    expect(ticks).toBeLessThan(10);
  }
  // For the operator, once: not for each request.
  const lines = printed.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('store'))).toEqual([
    'The store of the sandboxes cannot be reached: it does not answer.\n',
  ]);
  printed.mockRestore();

  redis.resume();
  await expect.poll(async () => (await order()).status).toBe(200);
  expect((await open('demo')).status).toBe(201);
});

it('is answered with 503 while it is full, and forgets what was not acknowledged', async () => {
  const named = { scenario: 'demo', sandbox: 'case-7' };
  const open = () => fetch(`${mock.url}/__mock/sandboxes`, json('POST', named));
  redis.isFull = true;
  const refused = await open();
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: expect.stringContaining('OOM') },
  ]);
  redis.isFull = false;
  expect((await fetch(`${mock.url}/__mock/sandboxes/case-7`)).status).toBe(404);
  expect((await open()).status).toBe(201);
});

/** In tenths of a second of this process: a machine that stands still is not counted. */
async function timed(sent: Promise<Response>) {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 100);
  const { status } = await sent.finally(() => clearInterval(timer));
  return { status, ticks };
}
