import { describe, expect, it } from 'vitest';
import { USED_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import type { JournalEntry } from '../journal';
import { encryptPassword, json, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import type { TimelineEvent } from '../world/timelineEvents';

const mock = serveMock({ appPort: 5199 });
type Travelled = { now: string; happened: TimelineEvent[] };
type Clock = Travelled & { comingUp: TimelineEvent[] };
const travel = (client: Client, to: object) => client.control<Travelled>('PUT', '/clock', to);
const texts = (events: readonly TimelineEvent[]) => events.map(({ what }) => what);

describe('the clock', () => {
  it('lists upcoming events, travels to the next one, and lists past events', async () => {
    const client = await mock.open('demo');
    const { body } = await client.control<Clock>('GET', '/clock');
    expect(texts(body.comingUp)).toEqual(['Plan 70001 renews as Cloud Recording for $2.99']);
    const [first] = body.comingUp;
    const one = await travel(client, { advance: 'next' });
    expect(one.body.happened).toEqual([first]);
    expect(one.body.now.slice(0, 19)).toBe(first?.at.slice(0, 19));
    const two = await travel(client, { advance: 'next' });
    expect(texts(two.body.happened)).toEqual(['Plan 70001 renews as Cloud Recording for $2.99']);
    const after = await client.control<Clock>('GET', '/clock');
    const due = after.body.happened.filter(({ kind }) => kind !== 'clock');
    expect(due).toEqual([first, ...two.body.happened]);
    expect(after.body.comingUp[0]?.at.localeCompare(after.body.now)).toBe(1);
  });

  it('expires sessions and codes on the way with sessions: age', async () => {
    const client = await mock.open('demo');
    const aged = await travel(client, { advance: 'next', sessions: 'age' });
    expect(texts(aged.body.happened)).toEqual(['An access token expires']);
    expect((await client.call('houseList', {})).code).toBe(21026);
    const wrong = await travel(client, { advance: 'P1D', sessions: 'sometimes' });
    expect(wrong.status).toBe(400);
  });

  it('lists every renewal on a long way, the end of a plan, and the start of a promotion', async () => {
    const long = await travel(await mock.open('demo'), { advance: 'P3M' });
    expect(texts(long.body.happened).filter((what) => what.includes('renews'))).toHaveLength(3);
    const ended = await travel(await mock.open('cancelling-plan'), { advance: 'P1M' });
    expect(texts(ended.body.happened)).toContain('Plan 70001 ends and its devices are free');
    const begun = await travel(await mock.open('promotion-not-started'), { advance: 'P8D' });
    expect(texts(begun.body.happened)).toContain('Promotion 6001 begins');
    const active = await travel(await mock.open('activating-plan'), { advance: 'PT2M' });
    expect(texts(active.body.happened)).toEqual(['Plan 70001 is active again']);
  });

  it('causes no events when it moves back, and forgets past events on reset', async () => {
    const client = await mock.open('demo');
    await travel(client, { advance: 'P1M' });
    expect((await travel(client, { advance: '-P2M' })).body.happened).toEqual([]);
    await client.control('POST', '/reset');
    const { body } = await client.control<Clock>('GET', '/clock');
    expect(texts(body.happened)).toEqual(['The sandbox is reset']);
  });

  it('answers 400 to `next` when nothing is coming up', async () => {
    const client = await mock.open('session-expired');
    await client.control('PATCH', '/db/plans/70001', { status: 0 });
    expect((await travel(client, { advance: 'next' })).status).toBe(400);
  });
});

describe('the journal', () => {
  const requests = async (client: Client) =>
    (await client.control<JournalEntry[]>('GET', '/requests')).body;

  it('shows answers with secrets masked', async () => {
    const client = await mock.open('signed-out');
    const password = encryptPassword('Demo-1234');
    const { data } = await client.call('login', { username: 'demo@homeview.example', password });
    expect(data.accessToken).toMatch(/^access-/);
    const text = JSON.stringify(await requests(client));
    expect(text).toContain('"accessToken":"***"');
    expect(text).not.toContain(String(data.accessToken));
    expect(text).not.toContain(password);
  });

  it('resends a request and records it too', async () => {
    const client = await mock.open('demo');
    await client.control('POST', '/faults', { call: 'houseList', kind: 'http', status: 503 });
    await client.call('houseList', {});
    const [first] = await requests(client);
    expect((await client.control('POST', `/requests/${first?.id}/resend`)).status).toBe(202);
    expect((await requests(client)).map(({ call, status }) => [call, status])).toEqual([
      ['houseList', 503],
      ['houseList', 200],
    ]);
    expect((await client.control('POST', '/requests/99/resend')).status).toBe(404);
  });

  it('keeps the bodies of the latest 30 answers only, and of no long answer', async () => {
    const client = await mock.open('ten-thousand-devices');
    await client.call('getUnbindPackageDevList', { homeId: '30001' });
    for (let call = 0; call < 30; call += 1) await client.call('houseList', {});
    await client.call('getUnbindPackageDevList', { homeId: '30001' });
    const entries = await requests(client);
    expect(entries).toHaveLength(32);
    expect(entries.filter(({ answer }) => answer !== undefined)).toHaveLength(30);
    expect(entries.at(-1)?.answer).toMatch(/^an answer of \d{6} characters$/);
  });

  it('shows entries from a snapshot, but cannot resend them', async () => {
    const client = await mock.open('demo');
    await client.call('houseList', {});
    const { body } = await client.control<object>('GET', '/snapshot');
    await client.control('PUT', '/snapshot', body);
    const [kept] = await requests(client);
    expect(JSON.stringify(kept?.answer)).toContain('Lakeside 12');
    expect((await client.control('POST', `/requests/${kept?.id}/resend`)).status).toBe(404);
  });
});

describe('a sandbox', () => {
  it('appears in the list, and returns its people, houses, plans and gift cards', async () => {
    const client = await mock.open('gift-cards');
    const list = (await (await fetch(`${mock.url()}/__mock/sandboxes`)).json()) as object[];
    expect(list).toContainEqual(expect.objectContaining({ sandbox: client.sandbox }));
    const { body } = await client.control('GET', '/contents');
    expect(body).toMatchObject({
      people: [{ username: 'demo@homeview.example', signedIn: true }],
      houses: [{ name: 'Lakeside 12', devices: 5 }, {}, {}],
      plans: [
        { id: '70001', state: 'renews', devices: ['Front door'] },
        { state: 'doesn’t renew' },
      ],
      giftCards: [{ used: false }, { used: false }, { code: USED_GIFT_CODE, used: true }],
    });
    const many = await (await mock.open('ten-thousand-in-plan')).control('GET', '/contents');
    expect(JSON.stringify(many.body).length).toBeLessThan(5000);
  });

  it('can be entered again by a link that signs in', async () => {
    const client = await mock.open('demo');
    const enter = (query: string) =>
      fetch(`${mock.url()}/__mock/sandboxes/${client.sandbox}/enter?${query}`, {
        redirect: 'manual',
      });
    const to = new URL((await enter('path=/bills&locale=it-IT')).headers.get('location') ?? '');
    expect([to.host, to.pathname]).toEqual([`${client.sandbox}.localhost:5199`, '/bills']);
    expect(to.searchParams.get('token')).toBe('access-1001');
    expect((await enter('path=//evil.example')).status).toBe(400);
  });

  it('removes one fault and keeps the others', async () => {
    const client = await mock.open('demo');
    for (const call of ['houseList', 'login']) {
      await client.control('POST', '/faults', { call, kind: 'reset' });
    }
    const left = await client.control<{ call: string }[]>('DELETE', '/faults/fault-1');
    expect(left.body.map(({ call }) => call)).toEqual(['login']);
    expect((await client.control('DELETE', '/faults/fault-1')).status).toBe(404);
  });
});

describe('finding a state', () => {
  const get = (path: string) => fetch(mock.url() + path, { redirect: 'manual' });

  it('searches by text and opens references', async () => {
    const found = await (await get('/__mock/search?q=This+event+has+expired')).json();
    expect(found).toMatchObject({ hits: [{ id: 'promotion-ended' }] });
    expect((await get('/__mock/search')).status).toBe(400);
    const opened = await get('/__mock/reference/r1-0m1ew-me92b');
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toContain('fault=getRecordGoodsList%40all%3Areset');
    expect((await get('/__mock/reference/R1-00000-00001')).status).toBe(400);
  });

  it('returns everything there is to choose from', async () => {
    const catalogue = (await (await get('/__mock/catalogue')).json()) as Record<string, unknown[]>;
    for (const part of ['cases', 'failures', 'screens', 'kinds', 'locales', 'platforms']) {
      expect(catalogue[part]?.length, part).toBeGreaterThan(2);
    }
  });

  it('refuses requests from other origins', async () => {
    const { headers, ...init } = json('POST', { scenario: 'demo' });
    const origin = 'https://evil.example';
    const foreign = await fetch(`${mock.url()}/__mock/sandboxes`, {
      ...init,
      headers: { ...headers, origin },
    });
    expect(foreign.status).toBe(403);
  });
});
