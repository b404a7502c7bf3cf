/** Raw writes to a world are validated first; an invalid write changes nothing. */
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { json, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { brokenRule, wrongEntity } from '../world/checkWorld';
import { COLLECTIONS } from '../world/references';
import { emptyWorld } from '../world/world';

const mock = serveMock();

const device = {
  houseId: '30001',
  name: 'Roof',
  kind: 'camera',
  planId: null,
  lockStatus: 0,
};

const worldOf = async (client: Client) =>
  (await client.control<{ world: unknown }>('GET', '/snapshot')).body.world;

/** Sends an invalid write and checks that nothing has changed. */
async function refused(method: string, path: string, body?: unknown) {
  const client = await mock.open('demo');
  const before = await worldOf(client);
  const answer = await client.raw(`/__mock/sandboxes/${client.sandbox}/db${path}`, {
    method,
    ...(body === undefined ? {} : json(method, body)),
  });
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(text).not.toMatch(/node_modules|<html|\n\s+at /);
  expect(await worldOf(client)).toEqual(before);
  // The clock, the snapshot and the calls still work.
  expect((await client.control('PUT', '/clock', { advance: 'P3M' })).status).toBe(200);
  const { body: snapshot } = await client.control('GET', '/snapshot');
  expect((await client.control('PUT', '/snapshot', snapshot)).status).toBe(200);
  expect(mock.bugs).toEqual([]);
  return [answer.status, (JSON.parse(text) as { error: string }).error] as const;
}

describe('writing raw data', () => {
  it.each([
    ['POST', '/devices', { id: '49999' }, 400, /houseId/],
    ['POST', '/devices', { ...device, colour: 'red' }, 400, /colour/],
    ['POST', '/devices', { ...device, kind: 'toaster' }, 400, /kind/],
    ['POST', '/devices', { ...device, houseId: '39999' }, 409, /houses\/39999/],
    ['POST', '/devices', { ...device, id: '40001' }, 409, /40001 is there already/],
    ['POST', '/devices', { ...device, id: 40001 }, 400, /id/],
    ['POST', '/devices', [device], 400, /object/],
    ['POST', '/devices/40001', device, 400, /POST/],
    ['PUT', '/devices', device, 400, /PUT/],
    ['PUT', '/devices/40002', {}, 400, /houseId/],
    ['PUT', '/devices/49999', device, 404, /49999/],
    ['PATCH', '/devices/40002', { planId: '7' }, 409, /plans\/7/],
    ['PATCH', '/devices/40002', { lockStatus: 'yes' }, 400, /lockStatus/],
    ['PATCH', '/plans/70001', { anchor: 'soon' }, 400, /anchor/],
    ['PATCH', '/plans/70001', { anchor: '2027-02-30T00:00:00Z' }, 400, /anchor/],
    ['PATCH', '/plans/70001', { periods: 1_000_000 }, 400, /never ends/],
    ['PATCH', '/plans/70001', { periods: 0 }, 400, /periods/],
    [
      'PATCH',
      '/plans/70001',
      { change: { goodsId: '1', priceId: '2', chosen: true } },
      409,
      /goods/,
    ],
    ['PATCH', '/prices/50011', { cents: -1 }, 400, /cents/],
    ['PATCH', '/tokens/access-1001', { expiresAt: null }, 400, /expiresAt/],
    ['DELETE', '/goods/5001', undefined, 409, /needs goods\/5001/],
    ['DELETE', '/accounts/1001', undefined, 409, /needs accounts\/1001/],
    ['DELETE', '/devices/49999', undefined, 404, /49999/],
    ['DELETE', '/devices', undefined, 400, /devices\/ID/],
    ['PUT', '/counters', { orders: 1 }, 404, /counters/],
    ['PATCH', '/__proto__/x', { a: 1 }, 404, /__proto__/],
    ['POST', '/constructor', { a: 1 }, 404, /constructor/],
    ['POST', '/houses/30001/devices', device, 404, /devices/],
  ] as const)(
    '%s %s of %j answers %i and changes nothing',
    async (method, path, body, status, sentence) => {
      const [code, error] = await refused(method, path, body);
      expect([code, error]).toEqual([status, expect.stringMatching(sentence)]);
    },
  );

  it('refuses own properties named __proto__ or constructor', async () => {
    const client = await mock.open('demo');
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`;
    for (const [method, path] of [
      ['PATCH', '/devices/40001'],
      ['PUT', '/devices/40001'],
      ['POST', '/devices'],
    ] as const) {
      const answer = await client.raw(`/__mock/sandboxes/${client.sandbox}/db${path}`, {
        ...json(method, {}),
        body,
      });
      expect(answer.status).toBe(400);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('refuses a body without a Content-Type with 415, since json-server would read it as empty', async () => {
    const client = await mock.open('demo');
    const answer = await client.raw(`/__mock/sandboxes/${client.sandbox}/db/devices/40002`, {
      method: 'PUT',
      body: new TextEncoder().encode(JSON.stringify(device)),
    });
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { error: expect.stringContaining('application/json') },
    ]);
    expect((await client.control('GET', '/db/devices/40002')).body).toMatchObject({
      houseId: '30001',
    });
  });

  it('adds a valid entity with a new id, and continues after the highest numeric id', async () => {
    const client = await mock.open('demo');
    const made = await client.control<{ id: string }>('POST', '/db/devices', device);
    expect([made.status, made.body]).toEqual([201, { ...device, id: expect.any(String) }]);
    const { body: order } = await client.control<object>('GET', '/db/orders/80001');
    await client.control('POST', '/db/orders', { ...order, id: '90001' });
    const { body: orders } = await client.control<unknown[]>('GET', '/db/orders');
    expect(orders).toHaveLength(2);
    const placed = await client.call('createOrder', {
      ...(await import('@homeview/contracts/domains/order/order.examples')).orderRequestExample(),
    });
    expect(placed.data.orderId).toBe('90002');
  });

  it('loses neither a raw write nor an order when both happen at once', async () => {
    const client = await mock.open('demo');
    const { orderRequestExample } =
      await import('@homeview/contracts/domains/order/order.examples');
    const order = (at: number) =>
      client.call('createOrder', orderRequestExample(), { 'Idempotency-Key': `${at}` });
    const name = (at: number) =>
      client.control('PATCH', `/db/devices/4000${(at % 5) + 1}`, { name: `Device ${at}` });
    const numbers = Array.from({ length: 10 }, (_, at) => at);
    await Promise.all(numbers.flatMap((at) => [order(at), name(at)]));
    expect((await client.control<unknown[]>('GET', '/db/orders')).body).toHaveLength(11);
    const { body } = await client.control<{ name: string }[]>('GET', '/db/devices?houseId=30001');
    expect(body.every((one) => one.name.startsWith('Device '))).toBe(true);
  });
});

describe('reading raw data', () => {
  const get = async (path: string) => {
    const client = await mock.open('demo');
    const answer = await client.control<unknown>('GET', `/db${path}`);
    return [answer.status, answer.body] as const;
  };

  it('filters, sorts, pages, embeds and expands', async () => {
    const [, byHouse] = await get('/devices?houseId=30002&_sort=name&_order=desc&_limit=1');
    expect(byHouse).toHaveLength(1);
    const [, like] = await get('/houses?name_like=lake');
    expect(like).toMatchObject([{ name: 'Lakeside 12' }]);
    const [, two] = await get('/devices?id=40001&id=40002');
    expect(two).toHaveLength(2);
    const [, embedded] = await get('/houses/30001?_embed=devices');
    expect(embedded).toMatchObject({ devices: [{}, {}, {}, {}, {}] });
    const [, expanded] = await get('/plans/70001?_expand=house');
    expect(expanded).toMatchObject({ house: { name: 'Lakeside 12' } });
  });

  it.each([
    ['/devices?name_like=(', 200],
    ['/devices?name_like=(a%2B)%2B%24', 200],
    ['/devices?_sort=name&_sort=id', 400],
    ['/devices?_delay=60000', 400],
    ['/devices?_embed=__proto__', 400],
    ['/devices?_expand=constructor', 400],
    ['/devices?_evil=1', 400],
    ['/devices?__proto__=1', 400],
    ['/devices/40001/40002', 404],
    ['/db', 404],
    ['/nothing', 404],
    ['/devices/%E0%A4%A', 400],
  ])('answers %s with %i and JSON, never with a page', async (path, status) => {
    const [code, body] = await get(path);
    expect(code).toBe(status);
    if (status >= 400) expect(body).toEqual({ error: expect.any(String) });
    expect(mock.bugs).toEqual([]);
  });

  it('matches `_like` as plain text, so that a slow pattern cannot block the server', async () => {
    const client = await mock.open('demo');
    const name = `${'a'.repeat(40)}!`;
    await client.control('PATCH', '/db/devices/40001', { name });
    const before = performance.now();
    const { body } = await client.control('GET', '/db/devices?name_like=(a%2B)%2B%24');
    expect(body).toEqual([]);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('every scenario', () => {
  it.each(scenarios)('$id builds a world that raw data validation accepts', ({ build }) => {
    const world = emptyWorld();
    build(world, new Date('2026-11-21T10:00:00Z'));
    expect(brokenRule(world)).toBeNull();
    const wrong = COLLECTIONS.flatMap((name) =>
      world[name].slice(0, 50).map((entity) => wrongEntity(name, entity)),
    );
    expect(wrong.filter((one) => one !== null)).toEqual([]);
  });
});
