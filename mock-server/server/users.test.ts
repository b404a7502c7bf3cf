/** Users, as the proxy names them, and everybody where it names none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { USER, asUser } from '../testing/asUser';
import { requestOf, serveMock } from '../testing/mockClient';
import { startMockServer } from './server';

const mock = serveMock({ userHeader: USER });
const { send, openAs } = asUser(mock);

const signedIn = { token: 'access-1001' };
const renewalOff = requestOf(
  'updateSubscribeStatus',
  { packageId: '70001', subscribeStatus: 0 },
  signedIn,
);
const houses = requestOf('houseList', {}, signedIn);

describe('a user', () => {
  it.each([
    'Jürgen',
    'ü'.repeat(45),
    '/'.repeat(90),
    '李雷',
    'Ada, Countess',
    '\u00a0ada',
    '\ufeffada',
    'x'.repeat(3000),
  ])('can have any name: %s', async (user) => {
    const id = await openAs(user);
    const here = await send('/__mock/here', { user });
    expect(JSON.parse(here.text)).toMatchObject({ owner: user });
    const list = JSON.parse((await send('/__mock/sandboxes', { user })).text) as object[];
    expect(list).toMatchObject([{ sandbox: id }]);
    const refused = await send(`/__mock/sandboxes/${id}/reset`, { method: 'POST', user: 'bob' });
    expect(refused.text).toContain(`belongs to ${user}`);
  });

  it('has their own list in a folder, whatever the name and after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'names-'));
    const options = { port: 0, store: `file:${folder}`, userHeader: USER };
    const names = ['ada', 'Ada', '../ada', 'ü'.repeat(45), '/'.repeat(90), 'x'.repeat(3000)];
    const first = await startMockServer(options);
    const opened: string[] = [];
    for (const name of names) {
      opened.push(await asUser({ port: () => first.port }).openAs(name));
    }
    await first.close();
    const second = await startMockServer(options);
    for (const [at, user] of names.entries()) {
      const list = await asUser({ port: () => second.port }).send('/__mock/sandboxes', { user });
      expect(JSON.parse(list.text)).toMatchObject([{ sandbox: opened[at] }]);
    }
    await second.close();
    rmSync(folder, { recursive: true });
  });

  it('has a default sandbox of their own, also for provider states', async () => {
    const set = (user: string, state: string) =>
      send('/__mock/provider-states', { method: 'POST', user, body: { state } });
    expect((await set('ci-1', 'no-houses')).status).toBe(200);
    expect((await set('ci-2', 'demo')).status).toBe(200);
    const listed = async (user: string) => {
      const [path, { headers }] = houses;
      const { text } = await send(path, { user, headers: headers as Record<string, string> });
      return (JSON.parse(text) as { data: unknown[] }).data.length;
    };
    expect([await listed('ci-1'), await listed('ci-2'), await listed('ci-3')]).toEqual([0, 3, 3]);
    const reset = await send('/__mock/sandboxes/default/reset', { method: 'POST', user: 'ci-2' });
    expect(JSON.parse(reset.text)).toMatchObject({ scenario: 'demo' });
    expect(await listed('ci-1')).toBe(0);
    const { sandbox } = JSON.parse((await send('/__mock/here', { user: 'ci-1' })).text) as {
      sandbox: string;
    };
    const path = `/__mock/open?scenario=demo&sandbox=${sandbox}`;
    const claimed = await send(path, { user: 'bob' });
    expect([claimed.status, claimed.text]).toEqual([400, expect.stringContaining('reserved name')]);
  });
});

describe('without users', () => {
  const shared = serveMock();
  it('everyone shares all sandboxes', async () => {
    const one = await shared.open('demo');
    expect((await one.control('PUT', '/clock', { advance: 'P1M' })).status).toBe(200);
    expect((await one.control('GET', '/db/accounts')).status).toBe(200);
    expect((await one.call('houseList', {})).code).toBe(200);
    const here = await (await fetch(`${shared.url()}/__mock/here`)).json();
    expect(here).toMatchObject({ sandbox: 'default', owner: 'everybody' });
  });

  it('callers that name a sandbox each don’t meet, and others share the default one', async () => {
    const { send: ask } = asUser(shared);
    const set = (state: string, sandbox?: string) => {
      const headers = sandbox === undefined ? {} : { 'x-mock-sandbox': sandbox };
      return ask('/__mock/provider-states', { method: 'POST', headers, body: { state } });
    };
    for (const [state, name] of [['no-houses', 'ci-1'], ['expired-plan', 'ci-2'], ['no-plans']]) {
      expect((await set(state ?? '', name)).status).toBe(200);
    }
    const scenarioIn = async (id: string) =>
      (JSON.parse((await ask(`/__mock/sandboxes/${id}`)).text) as { scenario: string }).scenario;
    expect([
      await scenarioIn('ci-1'),
      await scenarioIn('ci-2'),
      await scenarioIn('default'),
    ]).toEqual(['no-houses', 'expired-plan', 'no-plans']);
  });

  it('everyone shares also the sandboxes that had an owner before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'owned-'));
    const options = { port: 0, store: `file:${folder}` };
    const named = await startMockServer({ ...options, userHeader: USER });
    const owned = asUser({ port: () => named.port });
    const id = await owned.openAs('ada', { sandbox: 'case-1' });
    await named.close();
    const unnamed = await startMockServer(options);
    const anyone = asUser({ port: () => unnamed.port });
    const [path, { headers }] = renewalOff;
    const inCase = { ...(headers as Record<string, string>), 'x-mock-sandbox': id };
    expect((await anyone.send(path, { headers: inCase })).status).toBe(200);
    expect(await anyone.openAs('', { sandbox: id })).toBe(id);
    await unnamed.close();
    rmSync(folder, { recursive: true });
  });
});
