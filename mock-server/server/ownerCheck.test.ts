/** Whose sandbox it is, on a server whose proxy names the signed-in user. */
import { endpoints } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { USER, asUser } from '../testing/asUser';
import type { Sent } from '../testing/asUser';
import { requestOf, serveMock } from '../testing/mockClient';

const mock = serveMock({ userHeader: USER });

const { send, openAs, stateOf } = asUser(mock);

/** A documented call with the token that every scenario has. */
const callAs = (
  user: Sent['user'],
  sandbox: string,
  [path, { method, headers }]: ReturnType<typeof requestOf>,
) =>
  send(path, {
    ...(method === undefined ? {} : { method }),
    ...(user === undefined ? {} : { user }),
    headers: { ...(headers as Record<string, string>), 'x-mock-sandbox': sandbox },
  });

const signedIn = { token: 'access-1001' };
const renewalOff = requestOf(
  'updateSubscribeStatus',
  { packageId: '70001', subscribeStatus: 0 },
  signedIn,
);
const deviceLock = requestOf(
  'updateDeviceLockStatus',
  { deviceId: '40001', lockStatus: 1 },
  signedIn,
);
const houses = requestOf('houseList', {}, signedIn);

/** Requests that change a sandbox or show its secrets. */
const ownerOnly = (id: string): [string, Sent][] => {
  const one = `/__mock/sandboxes/${id}`;
  const named = { 'x-mock-sandbox': id };
  const post = (body: unknown) => ({ method: 'POST', body });
  const state = (body: object) => ({ ...post(body), headers: named });
  return [
    ['/__mock/provider-states', state({ state: 'no-houses' })],
    ['/__mock/provider-states', state({ state: 'demo', action: 'teardown' })],
    [
      '/__mock/provider-states',
      state({ action: 'event', event: 'time-passes', params: { until: '2027-05-01' } }),
    ],
    ['/__mock/sandboxes', post({ scenario: 'demo', sandbox: id })],
    [`/__mock/open?scenario=demo&sandbox=${id}`, {}],
    [one, { method: 'DELETE' }],
    [`${one}/reset`, { method: 'POST' }],
    [`${one}/clock`, { method: 'PUT', body: { advance: 'P1M' } }],
    [`${one}/faults`, post({ call: '*', kind: 'reset' })],
    [`${one}/faults`, { method: 'DELETE' }],
    [`${one}/faults/fault-1`, { method: 'DELETE' }],
    [`${one}/store-sales`, post({ orderId: '1' })],
    [`${one}/acts`, post({ act: 'plan-ended', on: '70001' })],
    [`${one}/events`, post({ event: 'order-refunded', params: { orderId: '80001' } })],
    [`${one}/undo`, post({ point: 1 })],
    [`${one}/copy`, post({})],
    [`${one}/snapshot`, {}],
    [`${one}/snapshot`, { method: 'PUT', body: {} }],
    [`${one}/requests/1/resend`, { method: 'POST' }],
    [`${one}/enter`, {}],
    [`${one}/db/accounts`, {}],
    [`${one}/db/accounts/`, {}],
    [`${one}/db/accounts/1001`, { method: 'PATCH', body: { nickname: 'x' } }],
    ['/__mock/pay/paypal/1', { headers: named }],
    ['/__mock/pay/paypal/1', { method: 'POST', headers: named }],
  ];
};

/** What a colleague may look at. */
const looks = ['', '/answer', '/clock', '/contents', '/faults', '/requests'];

describe('a sandbox of a user', () => {
  it('is changed, and shows its secrets, only to its owner', async () => {
    const id = await openAs('ada');
    const before = await stateOf('ada', id);
    for (const [path, sent] of ownerOnly(id)) {
      const { status, text } = await send(path, { ...sent, user: 'bob' });
      expect([`${sent.method ?? 'GET'} ${path}`, status]).toEqual([expect.any(String), 403]);
      expect(text).toContain('belongs to ada');
    }
    expect(await stateOf('ada', id)).toEqual(before);
  });

  it.each([
    ['no user', undefined],
    ['an empty user', ' '],
    ['two users', ['ada', 'ada']],
    ['a user called everybody', 'everybody'],
    ['a user called Everybody', 'Everybody'],
  ])('is not shown or changed for %s', async (_, user) => {
    const id = await openAs('ada');
    const sent = user === undefined ? {} : { user };
    const before = await stateOf('ada', id);
    const shown: [string, Sent][] = looks.map((rest) => [`/__mock/sandboxes/${id}${rest}`, {}]);
    const others: [string, Sent][] = [
      ['/__mock/sandboxes', {}],
      ['/__mock/here', {}],
      ['/__mock/open?scenario=demo', {}],
      ['/__mock/sandboxes/default/reset', { method: 'POST' }],
      ['/__mock/sandboxes/default/clock', { method: 'PUT', body: { advance: 'P1M' } }],
      ['/__mock/sandboxes/default/faults', { method: 'POST', body: { call: '*', kind: 'reset' } }],
    ];
    for (const [path, more] of [...ownerOnly(id), ...shown, ...others]) {
      const { status } = await send(path, { ...more, ...sent });
      expect([`${more.method ?? 'GET'} ${path}`, status]).toEqual([expect.any(String), 403]);
    }
    for (const call of [renewalOff, deviceLock, houses]) {
      expect((await callAs(user, id, call)).status).toBe(403);
    }
    expect(await stateOf('ada', id)).toEqual(before);
  });

  it('is not changed by another user’s documented calls, also those sent by GET', async () => {
    const id = await openAs('ada');
    const before = await stateOf('ada', id);
    for (const call of [renewalOff, deviceLock]) {
      expect((await callAs('bob', id, call)).status).toBe(403);
    }
    expect(await stateOf('ada', id)).toEqual(before);
    expect((await callAs('ada', id, renewalOff)).status).toBe(200);
    expect(await stateOf('ada', id)).not.toEqual(before);
    const mutations = endpoints.filter(({ kind }) => kind === 'mutation');
    for (const { name } of mutations) {
      const [path, init] = requestOf(name as EndpointName, {}, signedIn);
      const filled = path.replace(/\/(?=\/|$)/, '/x');
      expect([name, (await callAs('bob', id, [filled, init])).status]).toEqual([name, 403]);
    }
  });

  it('shows a colleague no passwords or tokens, and notices nothing of the visit', async () => {
    const id = await openAs('ada');
    const one = `/__mock/sandboxes/${id}`;
    const fault = { call: 'houseList', kind: 'http', status: 503 };
    await send(`${one}/faults`, { method: 'POST', user: 'ada', body: fault });
    for (const rest of looks) {
      const { status, text } = await send(one + rest, { user: 'bob' });
      expect([rest, status]).toEqual([rest, 200]);
      expect(text).not.toMatch(/Demo-1234|access-1001|refresh-1001/);
    }
    expect((await send(`${one}/contents`, { user: 'ada' })).text).toContain('Demo-1234');
    expect((await callAs('bob', id, houses)).status).toBe(200);
    expect(JSON.parse((await send(`${one}/requests`, { user: 'ada' })).text)).toEqual([]);
    expect((await callAs('ada', id, houses)).status).toBe(503);
  });

  it('offers a colleague no acts, whose names of gift cards are their codes', async () => {
    const id = await openAs('ada', { scenario: 'gift-cards' });
    const contents = `/__mock/sandboxes/${id}/contents`;
    const { giftCards } = JSON.parse((await send(contents, { user: 'ada' })).text) as {
      giftCards: { code: string; acts: unknown[] }[];
    };
    expect(giftCards.flatMap(({ acts }) => acts).length).toBeGreaterThan(0);
    for (const path of [contents, `/__mock/sandboxes/${id}/answer`]) {
      const { text } = await send(path, { user: 'bob' });
      for (const { code } of giftCards) expect(text).not.toContain(code);
    }
  });

  it('shows a colleague no secret that its owner has typed into a link or a fault', async () => {
    const id = await openAs('ada', { path: '/bills?token=typed-1&page=2' });
    const one = `/__mock/sandboxes/${id}`;
    for (const fault of [
      { call: 'login', kind: 'mutate', path: 'accessToken', value: 'typed-2' },
      { call: 'login', kind: 'mutate', path: 'user', value: { password: 'typed-3' } },
      { call: 'getPayUrl', kind: 'payUrl', url: 'https://pay.example/?secret=typed-4&a=1' },
      { call: 'houseList', kind: 'mutate', path: '0.name', value: 'Barn' },
      { call: 'houseList', kind: 'code', code: 403 },
    ]) {
      await send(`${one}/faults`, { method: 'POST', user: 'ada', body: fault });
    }
    for (const rest of looks) {
      expect((await send(one + rest, { user: 'bob' })).text).not.toContain('typed-');
    }
    expect((await send(one, { user: 'ada' })).text).toContain('typed-1');
    expect((await send(one, { user: 'bob' })).text).toContain('page=2');
    expect((await send(`${one}/faults`, { user: 'ada' })).text).toContain('typed-4');
    const shown = (await send(`${one}/faults`, { user: 'bob' })).text;
    expect(JSON.parse(shown)).toMatchObject([{}, {}, {}, { value: 'Barn' }, { code: 403 }]);
  });

  it('tells a person who follows a link into it whose it is, on a page', async () => {
    const id = await openAs('ada');
    const headers = { accept: 'text/html', 'sec-fetch-site': 'none' };
    const open = `/__mock/open?scenario=demo&sandbox=${id}`;
    for (const path of [open, `/__mock/sandboxes/${id}/enter`]) {
      const { status, text } = await send(path, { user: 'bob', headers });
      expect([status, text]).toEqual([403, expect.stringContaining('belongs to ada')]);
      expect(text).toMatch(/<h1[^>]*>This link can’t be opened<\/h1>/);
    }
  });
});

describe('an address that can’t be decoded', () => {
  it.each(['/__mock/sandboxes/%E0%A4%A', '/__mock/sandboxes/%ff/clock'])(
    'is refused as without users: %s',
    async (path) => {
      const { status, text } = await send(path, { user: 'ada' });
      expect([status, text]).toEqual([400, expect.stringContaining('decode')]);
      expect(mock.bugs).toEqual([]);
    },
  );
});
