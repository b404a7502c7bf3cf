/** A store that is connected but has stopped answering, as a Redis under SIGSTOP. */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMockServer } from '../server/server';
import type { RunningMock } from '../server/server';
import { json, requestOf } from '../testing/mockClient';

/** A Redis that knows GET, SET and DEL, and answers everything else with OK. */
class FakeRedis {
  private readonly values = new Map<string, string>();
  private readonly waiting: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private isSilent = false;
  readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      for (let found = firstCommand(text); found; found = firstCommand(text)) {
        text = text.slice(found.length);
        const { words } = found;
        const answer = () => socket.write(this.answerTo(words), 'latin1');
        if (this.isSilent) this.waiting.push(answer);
        else answer();
      }
    });
    socket.on('error', () => undefined);
  });

  stop(): void {
    this.isSilent = true;
  }

  resume(): void {
    this.isSilent = false;
    for (const answer of this.waiting.splice(0)) answer();
  }

  end(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private answerTo([name = '', key = '', value = '']: readonly string[]): string {
    switch (name.toUpperCase()) {
      case 'GET': {
        const held = this.values.get(key);
        return held === undefined ? '$-1\r\n' : `$${held.length}\r\n${held}\r\n`;
      }
      case 'SET':
        this.values.set(key, value);
        return '+OK\r\n';
      case 'DEL':
      case 'UNLINK':
        return this.values.delete(key) ? ':1\r\n' : ':0\r\n';
      default:
        return '+OK\r\n';
    }
  }
}

/** The first whole command of the protocol; as Latin-1, a character is a byte. */
function firstCommand(text: string): { words: string[]; length: number } | null {
  const [, count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  if (count === undefined) return null;
  let at = count.length + 3;
  const words: string[] = [];
  while (words.length < Number(count)) {
    const [head, size] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? [];
    if (head === undefined) return null;
    const from = at + head.length;
    at = from + Number(size) + 2;
    if (text.length < at) return null;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}

const redis = new FakeRedis();
let mock: RunningMock;
beforeAll(async () => {
  await new Promise<void>((resolve) => redis.server.listen(0, '127.0.0.1', resolve));
  const { port } = redis.server.address() as AddressInfo;
  mock = await startMockServer({ port: 0, store: `redis://127.0.0.1:${port}` });
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

  redis.stop();
  const sent = [order(), order(), open('demo'), fetch(`${mock.url}/__mock/sandboxes/other`)];
  for (const { status, ticks } of await Promise.all([...sent, order()].map(timed))) {
    expect(status).toBe(503);
    expect(ticks).toBeLessThan(10);
  }

  redis.resume();
  await expect.poll(async () => (await order()).status).toBe(200);
  expect((await open('demo')).status).toBe(201);
});

/** In tenths of a second of this process: a machine that stands still is not counted. */
async function timed(sent: Promise<Response>) {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 100);
  const { status } = await sent.finally(() => clearInterval(timer));
  return { status, ticks };
}
