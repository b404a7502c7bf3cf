import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { json, requestOf, serveMock } from '../testing/mockClient';

// Links count from the real time.
const mock = serveMock({ appPort: 5199, clock: Date.now });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(mock.url() + path, { redirect: 'manual', headers });
const houses = async (headers: Record<string, string>) => {
  const [path, init] = requestOf('houseList', {}, { token: 'access-1001', ...headers });
  const { code, data } = (await (await fetch(mock.url() + path, init)).json()) as {
    code: number;
    data: unknown[];
  };
  return [code, data?.length];
};

describe('the control API', () => {
  it('reports its health and lists the scenarios', async () => {
    expect(await (await get('/__mock/health')).json()).toEqual({
      status: 'ok',
      contracts: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    const list = (await (await get('/__mock/scenarios')).json()) as object[];
    expect(list).toHaveLength(scenarios.length);
    expect(list[0]).toMatchObject({
      id: 'demo',
      title: expect.any(String),
      description: expect.any(String),
      ledger: expect.any(Array),
      path: '/',
      platform: 'browser',
      username: 'demo@homeview.example',
      password: 'Demo-1234',
    });
  });

  it('accepts a clock as a moment or as a duration from the start', async () => {
    const nowOf = async (clock: string) => {
      const body = { scenario: 'demo', clock };
      const made = await fetch(`${mock.url()}/__mock/sandboxes`, json('POST', body));
      const { sandbox } = (await made.json()) as { sandbox: string };
      const summary = await (await get(`/__mock/sandboxes/${sandbox}`)).json();
      return new Date((summary as { now: string }).now).getTime();
    };
    expect((await nowOf('P1D')) - Date.now()).toBeCloseTo(86_400_000, -5);
    expect((await nowOf('-PT2H')) - Date.now()).toBeCloseTo(-7_200_000, -5);
  });

  it('opens a new sandbox and redirects into the app, signed in', async () => {
    const response = await get(
      '/__mock/open?scenario=no-plans&locale=de-DE&path=/packages%3Funit%3Dyear&clock=2027-03-01&fault=houseList:http:503',
    );
    expect(response.status).toBe(302);
    const to = new URL(response.headers.get('location') ?? '');
    const [sandbox = ''] = to.hostname.split('.');
    expect(to.hostname).toMatch(/^no-plans-[0-9a-f]{6}\.localhost$/);
    expect([to.port, to.pathname]).toEqual(['5199', '/packages']);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      unit: 'year',
      token: 'access-1001',
      refreshToken: 'refresh-1001',
      userId: '1001',
      language: 'de-DE',
    });
    const summary = await (await get(`/__mock/sandboxes/${sandbox}`)).json();
    expect(summary).toMatchObject({ scenario: 'no-plans', plans: 0, faults: 1 });
    expect((summary as { now: string }).now).toMatch(/^2027-03-01T00:00/);
  });

  it('creates a sandbox with the requested name, replacing an existing one of that name', async () => {
    const open = async (scenario: string, sandbox: string) => {
      const init = json('POST', { scenario, sandbox, path: '/bills' });
      const response = await fetch(`${mock.url()}/__mock/sandboxes`, init);
      const { url } = (await response.json()) as { url?: string };
      return [response.status, url?.replace(/\?.*/, '')];
    };
    const at = 'http://case-7.localhost:5199/bills';
    expect(await open('demo', 'case-7')).toEqual([201, at]);
    expect(await houses({ 'x-mock-sandbox': 'case-7' })).toEqual([200, 3]);
    expect(await open('no-houses', 'case-7')).toEqual([201, at]);
    expect(await houses({ 'x-mock-sandbox': 'case-7' })).toEqual([200, 0]);
    for (const name of ['', '-a', 'A b', 'a.b', '../x', 'eu', 'x'.repeat(64)]) {
      expect(await open('demo', name), name).toEqual([400, undefined]);
    }
    const link = await get('/__mock/open?scenario=demo&sandbox=case-8');
    expect(link.headers.get('location')).toMatch(/^http:\/\/case-8\.localhost:5199\//);
  });

  it('returns the link and the credentials as JSON to programs', async () => {
    const body = { scenario: 'second-factor', path: '/login' };
    const response = await fetch(`${mock.url()}/__mock/sandboxes`, json('POST', body));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      sandbox: expect.stringMatching(/^second-factor-/),
      url: expect.stringMatching(/^http:\/\/second-factor-.*\.localhost:5199\/login$/),
      token: null,
      refreshToken: null,
      userId: '1001',
      username: 'demo@homeview.example',
      password: 'Demo-1234',
    });
  });

  it.each([
    ['', 400],
    ['scenario=nothing', 404],
    ['scenario=demo&path=//evil.example', 400],
    ['scenario=demo&path=https://evil.example', 400],
    ['scenario=demo&path=/%5Cevil.example', 400],
    ['scenario=demo&clock=soon', 400],
    ['scenario=demo&platform=fridge', 400],
    ['scenario=demo&fault=houseList:explode', 400],
    ['scenario=demo&fault=houseList:http:many', 400],
    ['scenario=demo&scenario=demo', 400],
  ])('answers the link ?%s with %i and an error message', async (query, status) => {
    const response = await get(`/__mock/open?${query}`);
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: expect.any(String) },
    ]);
  });

  it('keeps sandboxes separate, resets one and removes one', async () => {
    const one = await mock.open('demo');
    const other = await mock.open('demo');
    await one.call('createOrder', orderRequestExample());
    const orders = async ({ control }: typeof one) =>
      (await control<unknown[]>('GET', '/db/orders')).body.length;
    expect([await orders(one), await orders(other)]).toEqual([2, 1]);
    await one.control('POST', '/faults', { call: '*', kind: 'reset' });
    await one.control('PUT', '/clock', { advance: 'P1Y' });
    const reset = await one.control('POST', '/reset');
    expect(reset.body).toMatchObject({ orders: 1, faults: 0, requests: 0 });
    expect((await one.control('DELETE', '')).body).toEqual({ removed: one.sandbox });
    expect((await one.control('GET', '')).status).toBe(404);
  });

  it('copies a sandbox, after which the two are separate', async () => {
    const one = await mock.open('cancelling-plan');
    await one.call('createOrder', orderRequestExample());
    await one.control('POST', '/faults', { call: '*', kind: 'reset' });
    await one.control('PUT', '/clock', { advance: 'P2D' });
    const stateOf = async (sandbox: string) => {
      const answer = await get(`/__mock/sandboxes/${sandbox}/snapshot`);
      const { clock, ...state } = (await answer.json()) as { clock: { now: string } };
      return { ...state, minute: clock.now.slice(0, 16) };
    };
    const before = await stateOf(one.sandbox);
    const made = await one.control<{ sandbox: string }>('POST', '/copy', {});
    expect([made.status, made.body.sandbox]).toEqual([
      201,
      expect.stringMatching(/^cancelling-plan-[0-9a-f]{6}$/),
    ]);
    expect(made.body.sandbox).not.toBe(one.sandbox);
    expect(await stateOf(made.body.sandbox)).toEqual(before);
    await one.control('POST', '/reset');
    expect(await stateOf(made.body.sandbox)).toEqual(before);
  });

  it('reads and writes entities through json-server, without cascading deletes', async () => {
    const client = await mock.open('demo');
    const device = {
      id: '49999',
      houseId: '30001',
      name: 'Roof',
      kind: 'camera',
      planId: null,
      lockStatus: 0,
    };
    expect((await client.control('POST', '/db/devices', device)).status).toBe(201);
    const unbound = await client.call('getUnbindPackageDevList', { homeId: '30001' });
    expect(unbound.data.map(({ deviceId }) => deviceId)).toContain('49999');
    const house = { id: '30009', accountId: '1001', name: 'Barn', isOwner: true, isDefault: false };
    expect((await client.control('POST', '/db/houses', house)).status).toBe(201);
    expect((await client.control('DELETE', '/db/houses/30009')).status).toBe(200);
    expect((await client.control('DELETE', '/db/houses/30001')).status).toBe(409);
    expect((await client.call('houseList', {})).data.map(({ id }) => id)).toEqual([
      '30001',
      '30002',
      '30003',
    ]);
    expect((await client.control('GET', '/db/devices/49999')).status).toBe(200);
  });
});

describe('provider states', () => {
  const set = (body: object, headers: Record<string, string> = {}) => {
    const { headers: type, ...init } = json('POST', body);
    return fetch(`${mock.url()}/__mock/provider-states`, {
      ...init,
      headers: { ...type, ...headers },
    });
  };

  it('put the default sandbox, or the one in the header, into a scenario', async () => {
    expect((await set({ state: 'no-houses', params: {}, action: 'setup' })).status).toBe(200);
    expect(await houses({})).toEqual([200, 0]);
    expect((await set({ state: 'demo' }, { 'x-mock-sandbox': 'pact-1' })).status).toBe(200);
    expect(await houses({ 'x-mock-sandbox': 'pact-1' })).toEqual([200, 3]);
    expect(await houses({})).toEqual([200, 0]);
    await set({ state: 'demo', params: { fault: 'houseList:code:21027' } });
    expect((await houses({}))[0]).toBe(21027);
  });

  it('hold at the time of their clock, also in the past', async () => {
    const params = { clock: '2020-02-10T10:00:00Z' };
    expect((await set({ state: 'promotion-running', params })).status).toBe(200);
    const { world } = (await (await get('/__mock/sandboxes/default/snapshot')).json()) as {
      world: { activities: object[] };
    };
    const [startTime, endTime] = ['2020-02-03T00:00:00.000Z', '2020-02-17T00:00:00.000Z'];
    expect(world.activities).toEqual([{ id: '6001', startTime, endTime }]);
  });

  it('answer with the values of the contract that their parameters name', async () => {
    const params = { planId: 'another-plan', accessToken: 'access-1001', clock: 'P1D' };
    const answer = await set({ state: 'demo', params, action: 'setup' });
    const values = { planId: '70001', accessToken: 'access-1001' };
    expect(await answer.json()).toEqual({ state: 'demo', ...values });
    expect((await set({ state: 'demo', params: null, action: 'setup' })).status).toBe(200);
  });

  it('answer 200 to an empty state and to teardown, 404 to an unknown state, and never 5xx', async () => {
    expect((await set({ state: '', action: 'setup' })).status).toBe(200);
    expect((await set({ state: 'demo', action: 'teardown' })).status).toBe(200);
    expect((await set({ state: 'a house on the moon' })).status).toBe(404);
    expect((await set({ state: 7 })).status).toBe(400);
    expect((await set([])).status).toBe(400);
    expect((await set({ state: 'demo', params: { clock: 'soon' } })).status).toBe(400);
    expect((await set({ state: 'demo' }, { 'x-mock-sandbox': '../..' })).status).toBe(400);
  });
});
