/** A mock server that saves its sandboxes in a folder (`--save`). */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { afterAll, describe, expect, it } from 'vitest';
import { startMockServer } from '../server/server';
import { json, requestOf } from '../testing/mockClient';

const folders = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

const token = { token: 'access-1001' };

async function make(url: string, options: object): Promise<string> {
  const made = await fetch(`${url}/__mock/sandboxes`, json('POST', options));
  return ((await made.json()) as { sandbox: string }).sandbox;
}

const order = async (url: string, sandbox: string) => {
  const headers = { ...token, 'x-mock-sandbox': sandbox };
  const [path, init] = requestOf('createOrder', orderRequestExample(), headers);
  return (await (await fetch(url + path, init)).json()) as { code: number };
};

describe('a mock server with a folder', () => {
  it('restores world, clock, faults and calls after a restart', async () => {
    const store = `file:${join(folders, 'goes-on')}`;
    let realTime = Date.parse('2026-11-21T10:00:00Z');
    const clock = () => realTime;
    const first = await startMockServer({ port: 0, store, clock });
    const options = { scenario: 'no-plans', clock: 'P1D', fault: 'login:http:503' };
    const sandbox = await make(first.url, options);
    expect(await order(first.url, sandbox)).toMatchObject({ code: 200 });
    const [path, houses] = requestOf('houseList', {}, { ...token, 'x-mock-sandbox': sandbox });
    await fetch(first.url + path, houses);
    const one = `/__mock/sandboxes/${sandbox}`;
    const before = await (await fetch(`${first.url}${one}`)).json();
    await first.close();

    realTime += 3_600_000;
    const second = await startMockServer({ port: 0, store, clock });
    const after = await (await fetch(`${second.url}${one}`)).json();
    const moved = { now: expect.any(String) as string, usedAt: expect.any(String) as string };
    expect(after).toEqual({ ...(before as object), ...moved });
    // Its clock has moved on in the meantime.
    expect(after).toMatchObject({ orders: 1, faults: 1, requests: 2, aheadS: 86_400 });
    const list = await (await fetch(`${second.url}/__mock/sandboxes`)).json();
    expect(list).toMatchObject([{ sandbox, orders: 1 }]);
    await second.close();
  });

  it('has saved every change before it answers', async () => {
    const folder = join(folders, 'never-ended');
    const mock = await startMockServer({ port: 0, store: `file:${folder}` });
    const sandbox = await make(mock.url, { scenario: 'demo' });
    for (let count = 1; count <= 3; count += 1) {
      await order(mock.url, sandbox);
      const text = readFileSync(join(folder, `sandbox.${sandbox}.json`), 'utf8');
      const { value } = JSON.parse(text) as { value: { world: { orders: unknown[] } } };
      expect(value.world.orders).toHaveLength(1 + count);
    }
    await mock.close();
  });

  it('names an unreadable sandbox, keeps its text, and serves the others', async () => {
    const folder = join(folders, 'unreadable');
    const store = `file:${folder}`;
    const first = await startMockServer({ port: 0, store });
    const good = await make(first.url, { scenario: 'demo' });
    const bad = await make(first.url, { scenario: 'demo', sandbox: 'case-7' });
    await first.close();
    const file = join(folder, `sandbox.${bad}.json`);
    for (const text of ['{"value":{"world"', '{"value":{}}', '']) {
      writeFileSync(file, text);
      const second = await startMockServer({ port: 0, store });
      expect((await fetch(`${second.url}/__mock/sandboxes/${good}`)).status).toBe(200);
      const answer = await fetch(`${second.url}/__mock/sandboxes/${bad}`);
      expect([answer.status, await answer.json()]).toEqual([
        409,
        { error: expect.stringContaining('"case-7" cannot be read') },
      ]);
      expect(readFileSync(file, 'utf8')).toBe(text);
      await make(second.url, { scenario: 'demo', sandbox: bad });
      expect((await fetch(`${second.url}/__mock/sandboxes/${bad}`)).status).toBe(200);
      await second.close();
    }
    const kept = readdirSync(folder).filter((name) => name.startsWith('unreadable.case-7.'));
    expect(kept).toHaveLength(3);
    expect(readFileSync(join(folder, kept.sort()[0] ?? ''), 'utf8')).toContain('{\\"value\\"');
  });

  it('refuses to start when the path is a file, and leaves the file unchanged', async () => {
    const file = join(folders, 'mock.json');
    writeFileSync(file, '{"sandboxes":[]}');
    await expect(startMockServer({ port: 0, store: `file:${file}` })).rejects.toThrow(
      /is a file: --save names a folder/,
    );
    expect(readFileSync(file, 'utf8')).toBe('{"sandboxes":[]}');
  });

  it('is used by one process at a time', async () => {
    const store = `file:${join(folders, 'shared')}`;
    const first = await startMockServer({ port: 0, store });
    await expect(startMockServer({ port: 0, store })).rejects.toThrow(
      `shared is in use by another mock server (process ${process.pid}): end it, or use another folder`,
    );
    await first.close();
    const second = await startMockServer({ port: 0, store });
    expect((await fetch(`${second.url}/__mock/health`)).status).toBe(200);
    await second.close();
  }, 30_000);

  it('can be used at once after its process was killed', async () => {
    const folder = join(folders, 'killed');
    mkdirSync(join(folder, 'in-use.lock'), { recursive: true });
    const old = new Date(Date.now() - 4000);
    utimesSync(join(folder, 'in-use.lock'), old, old);
    const mock = await startMockServer({ port: 0, store: `file:${folder}` });
    expect(await make(mock.url, { scenario: 'demo' })).toMatch(/^demo-/);
    await mock.close();
  }, 30_000);

  it('keeps an unreadable list of an owner aside and makes a new one from the sandboxes', async () => {
    for (const text of ['[["demo', '{"value":{}}', '{"value":[["x"]]}']) {
      const folder = mkdtempSync(join(folders, 'owners-'));
      const store = `file:${folder}`;
      const first = await startMockServer({ port: 0, store });
      const made = [await make(first.url, { scenario: 'demo' })];
      made.push(await make(first.url, { scenario: 'no-plans' }));
      await first.close();
      const file = join(folder, 'owner.everybody.json');
      writeFileSync(file, text);
      const second = await startMockServer({ port: 0, store });
      made.push(await make(second.url, { scenario: 'demo' }));
      const list = (await (await fetch(`${second.url}/__mock/sandboxes`)).json()) as object[];
      const listed = list.map((one) => (one as { sandbox: string }).sandbox);
      expect(listed.filter((id) => id !== 'default').sort()).toEqual(made.sort());
      await second.close();
      const kept = readdirSync(folder).find((name) =>
        name.startsWith('unreadable.owner.everybody'),
      );
      expect(readFileSync(join(folder, kept ?? ''), 'utf8')).toContain(
        text.startsWith('{') ? text.slice('{"value":'.length, -1) : '[[\\"demo',
      );
    }
  });

  it('that is removed keeps no sandbox that was not saved', async () => {
    const folder = join(folders, 'removed');
    const mock = await startMockServer({ port: 0, store: `file:${folder}` });
    const before = await make(mock.url, { scenario: 'demo' });
    rmSync(folder, { recursive: true });
    const refused = await fetch(
      `${mock.url}/__mock/sandboxes`,
      json('POST', { scenario: 'demo', sandbox: 'case-7' }),
    );
    expect(refused.status).toBe(503);
    const change = json('PUT', { advance: 'P1D' });
    const moved = await fetch(`${mock.url}/__mock/sandboxes/${before}/clock`, change);
    expect(moved.status).toBe(503);
    const list = await fetch(`${mock.url}/__mock/sandboxes`);
    expect(await list.text()).not.toMatch(/case-7|demo-/);
    await mock.close();
  });

  it('never reads or writes through a symbolic link', async () => {
    const folder = join(folders, 'linked');
    const outside = join(folders, 'outside.json');
    const mock = await startMockServer({ port: 0, store: `file:${folder}` });
    writeFileSync(outside, '{"value":"mine"}');
    symlinkSync(outside, join(folder, 'sandbox.case-7.json'));
    const body = { scenario: 'demo', sandbox: 'case-7' };
    const made = await fetch(`${mock.url}/__mock/sandboxes`, json('POST', body));
    expect([made.status, await made.text()]).toEqual([
      503,
      expect.stringContaining('is a symbolic link'),
    ]);
    expect((await fetch(`${mock.url}/__mock/sandboxes/case-7`)).status).toBe(503);
    expect(readFileSync(outside, 'utf8')).toBe('{"value":"mine"}');
    await mock.close();
  });

  it('refuses to start with an unknown store', async () => {
    await expect(startMockServer({ port: 0, store: 'mongodb://x' })).rejects.toThrow(/MOCK_STORE/);
  });
});
