/**
 * Many agents, three processes and one store: a process is killed, another one is added, and no
 * acknowledged change is lost.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeRedis } from '../testing/fakeRedis';
import { json, requestOf } from '../testing/mockClient';

const AGENTS = Number(process.env.AGENTS ?? 200);
/** Orders and moves of the clock by each agent. */
const ROUNDS = 4;
const STARTING_MS = 120_000;

interface Mock {
  readonly child: ChildProcess;
  readonly url: string;
}

const redis = new FakeRedis();
let mocks: Mock[] = [];
beforeAll(async () => {
  const store = await redis.start();
  mocks = await Promise.all(Array.from({ length: 4 }, () => start(store)));
}, STARTING_MS);
afterAll(() => {
  for (const { child } of mocks) child.kill('SIGKILL');
  redis.end();
});

/** A process of the mock server on a free port. */
function start(store: string): Promise<Mock> {
  const program = `
    import { startMockServer } from './mock-server/server/server.ts';
    const { url } = await startMockServer({ port: 0, store: ${JSON.stringify(store)} });
    process.stdout.write(url + ' ');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (url: Buffer) => resolve({ child, url: url.toString().trim() }));
    child.once('exit', () => reject(new Error('A mock server has ended.')));
  });
}

/** The processes that get requests. */
let alive: readonly Mock[];

/** The process of a sandbox: the same one while it lives, as nginx chooses it. */
const processOf = (sandbox: string): Mock | undefined => {
  const rank = ({ url }: Mock) =>
    createHash('sha1')
      .update(url + sandbox)
      .digest('hex');
  return alive.toSorted((one, other) => rank(one).localeCompare(rank(other)))[0];
};

/** Null without an answer: nothing is sent again, and a killed process gets no more requests. */
async function send(sandbox: string, path: string, init?: RequestInit) {
  const mock = processOf(sandbox);
  try {
    const answer = await fetch(`${mock?.url}${path}`, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    alive = alive.filter(({ child }) => !child.killed);
    return null;
  }
}

/** Acknowledged changes of all agents, and what has to happen after how many of them. */
let acknowledged = 0;
const plans = new Map<number, () => void>();
const acknowledge = () => plans.get((acknowledged += 1))?.();

/** One agent's case. Resolves to the acknowledged orders and hours. */
async function work(sandbox: string) {
  const headers = { token: 'access-1001', 'x-mock-sandbox': sandbox };
  const opened = json('POST', { scenario: 'demo', sandbox });
  while ((await send(sandbox, '/__mock/sandboxes', opened))?.status !== 201);
  const orders: string[] = [];
  let hours = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await send(sandbox, ...requestOf('houseList', {}, headers));
    const order = await send(sandbox, ...requestOf('createOrder', orderRequestExample(), headers));
    if (order?.body['code'] === 200) {
      orders.push((order.body['data'] as { orderId: string }).orderId);
      acknowledge();
    }
    const move = json('PUT', { advance: 'PT1H' });
    const moved = await send(sandbox, `/__mock/sandboxes/${sandbox}/clock`, move);
    if (moved?.status === 200) {
      hours += 1;
      acknowledge();
    }
  }
  return { sandbox, orders, hours };
}

it(`loses no acknowledged change of ${AGENTS} agents`, { timeout: 240_000 }, async () => {
  const [first, , , added] = mocks;
  if (!first || !added) throw new Error('Four processes were started.');
  alive = mocks.slice(0, 3);
  const all = AGENTS * ROUNDS * 2;
  plans.set(Math.floor(all / 3), () => first.child.kill('SIGKILL'));
  plans.set(Math.floor((all * 2) / 3), () => (alive = [...alive, added]));
  const done = await Promise.all(Array.from({ length: AGENTS }, (_, at) => work(`agent-${at}`)));
  expect(alive).not.toContain(first);
  expect(alive).toContain(added);
  for (const { sandbox, orders, hours } of done) {
    // A lost order's number would be given again.
    expect(new Set(orders).size).toBe(orders.length);
    const snapshot = await send(sandbox, `/__mock/sandboxes/${sandbox}/snapshot`);
    const { world } = snapshot?.body as { world: { orders: { id: string }[] } };
    expect(world.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(orders));
    const summary = await send(sandbox, `/__mock/sandboxes/${sandbox}`);
    expect(summary?.body['aheadS']).toBeGreaterThanOrEqual(hours * 3600);
  }
  expect(acknowledged).toBeGreaterThan(all / 2);
});
