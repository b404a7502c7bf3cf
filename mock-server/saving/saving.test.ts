import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderRequestExample } from '@homeview/contracts/order/order.examples';
import { afterAll, describe, expect, it } from 'vitest';
import { startMockServer } from '../server';
import { json, requestOf } from '../testing/mockClient';

const folder = mkdtempSync(join(tmpdir(), 'saving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a mock server with a file', () => {
  it('goes on where it ended, with world, clock, faults and calls', async () => {
    const saveTo = join(folder, 'mock.json');
    const first = await startMockServer({ port: 0, saveTo });
    const wish = json('POST', { scenario: 'no-plans', clock: 'P1D', fault: 'login:http:503' });
    const made = await fetch(`${first.url}/__mock/sandboxes`, wish);
    const { sandbox } = (await made.json()) as { sandbox: string };
    const headers = { 'x-mock-sandbox': sandbox };
    const [, init] = requestOf('refreshToken', { refreshToken: 'refresh-1001' }, headers);
    const refreshed = await fetch(`${first.url}/apiLogin/users/refreshToken`, init);
    const { data } = (await refreshed.json()) as { data: { accessToken: string } };
    const token = data.accessToken;
    const [path, order] = requestOf('createOrder', orderRequestExample(), { ...headers, token });
    expect(await (await fetch(first.url + path, order)).json()).toMatchObject({ code: 200 });
    const one = `/__mock/sandboxes/${sandbox}`;
    const before = await (await fetch(`${first.url}${one}`)).json();
    await first.close();

    const second = await startMockServer({ port: 0, saveTo });
    const after = await (await fetch(`${second.url}${one}`)).json();
    expect(after).toEqual({ ...(before as object), now: expect.any(String) });
    expect(after).toMatchObject({ orders: 1, faults: 1, requests: 2, aheadS: 86_400 });
    await second.close();
  });

  it('does not start over a file that is none of its own, nor touch it', async () => {
    const saveTo = join(folder, 'other.json');
    for (const text of ['half a fi', '{}', '{"sandboxes":[{"id":"x"}]}']) {
      writeFileSync(saveTo, text);
      await expect(startMockServer({ port: 0, saveTo })).rejects.toThrow(
        /holds no saved sandboxes/,
      );
      expect(readFileSync(saveTo, 'utf8')).toBe(text);
    }
  });
});
