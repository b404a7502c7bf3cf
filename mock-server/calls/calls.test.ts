import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import { handlers } from '../handlers/handlers';
import { scenarios } from '../scenarios/registry';
import { json, requestOf, serveMock } from '../testing/mockClient';
import { goodRequests } from '../testing/goodRequests';

const mock = serveMock();

/** Documented fields that are missing in `data`. Calls in `mayLack` may leave fields out. */
function lacking(field: SchemaFieldDescription, data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('innerType' in field) {
    const { innerType } = field;
    if (!innerType || Array.isArray(innerType) || !Array.isArray(data)) return [];
    return data.flatMap((item: unknown) => lacking(innerType, item, path));
  }
  if (!('fields' in field)) return [];
  const values = data as Readonly<Record<string, unknown>>;
  return Object.entries(field.fields).flatMap(([name, inner]) =>
    name in values ? lacking(inner, values[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}

/** Calls with two response shapes: a session or a second-factor request; a lock or none. */
const mayLack: readonly EndpointName[] = ['login', 'updateSubscribeStatus'];
const page = { pageNum: 1, pageSize: 100 };
const names = Object.keys(catalogue) as EndpointName[];

describe('every call of the catalogue', () => {
  it('has a handler', () => {
    expect(Object.keys(handlers).sort()).toEqual([...names].sort());
  });

  const succeeded = new Set<string>();
  const states = scenarios.filter(({ faults }) => faults.length === 0);

  it.each(states)('answers as its contract says in the state $id', async ({ id }) => {
    const client = await mock.open(id);
    for (const name of names) {
      const extra = { token: client.token ?? '' };
      const response = await client.raw(...requestOf(name, goodRequests[name], extra));
      const { code, data } = (await response.json()) as { code: number; data: unknown };
      // Only the log service also answers a dead session with HTTP status 401.
      const status = name === 'reportLog' && code === 401 ? 401 : 200;
      expect([name, response.status]).toEqual([name, status]);
      if (code !== 200) continue;
      succeeded.add(name);
      const { response: schema } = await catalogue[name].schemas();
      expect(() => schema.validateSync(data, { strict: true })).not.toThrow();
      // The portal may not need all of these fields, but other consumers of the contract may.
      const lacks = mayLack.includes(name) ? [] : lacking(schema.describe(), data);
      expect([name, lacks]).toEqual([name, []]);
    }
  });

  it('succeeds in at least one state', () => {
    expect([...succeeded].sort()).toEqual([...names].sort());
    expect(mock.bugs).toEqual([]);
  });

  it.each(names)('%s requires the headers of the specification', async (name) => {
    const client = await mock.open('demo');
    for (const header of ['terminal', 'appcode', 'tenantcode', 'locale']) {
      const [path, init] = requestOf(name, goodRequests[name], {
        token: 'access-1001',
        [header]: '',
      });
      const body: unknown = await (await client.raw(path, init)).json();
      expect(body).toMatchObject({ code: 400, desc: expect.stringContaining(header) });
    }
  });
});

describe('an invalid request', () => {
  it('is refused with the name of the field', async () => {
    const client = await mock.open('demo');
    const raw = (name: EndpointName, request: object) =>
      client.raw(...requestOf(name, request, { token: 'access-1001' })).then((r) => r.json());
    const refused = (field: string) => ({ code: 400, desc: expect.stringContaining(field) });
    expect(await raw('getRecordGoodsList', { pageNum: 'one', pageSize: 1 })).toMatchObject(
      refused('pageNum'),
    );
    expect(await raw('getPackageBindDevList', { ...page, homeId: 30001 })).toMatchObject(
      refused('homeId'),
    );
    expect(await raw('createOrder', { ...orderRequestExample(), goodsReqs: [{}] })).toMatchObject(
      refused('goodsReqs[0]'),
    );
    expect(await raw('createOrder', [])).toMatchObject({ code: 400 });
  });

  it('is answered with 400 when it is not JSON, and with 413 when it is too large', async () => {
    const client = await mock.open('demo');
    const [path, init] = requestOf('createOrder', {}, { token: 'access-1001' });
    const broken = await client.raw(path, { ...init, body: '{"homeId":' });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ code: 400, desc: expect.stringContaining('JSON') });
    const huge = await client.raw(path, { ...init, body: ' '.repeat(2 ** 20 + 1) });
    expect(huge.status).toBe(413);
  });
});

describe('list calls', () => {
  it('return pages', async () => {
    const client = await mock.open('demo');
    const list = async (pageNum: number) =>
      (await client.call('getRecordGoodsList', { pageNum, pageSize: 1 })).data.list;
    expect([(await list(1)).length, (await list(2)).length]).toEqual([1, 0]);
  });

  it('return the store as a pay mode only in the app', async () => {
    const client = await mock.open('demo');
    expect((await client.call('payModeList', {})).data).toEqual([1, 3]);
    expect((await client.call('payModeList', {}, { terminal: 'app' })).data).toEqual([1, 2, 3]);
  });

  it('return plans and devices only to the owner of the house', async () => {
    const client = await mock.open('demo');
    const foreign = { homeId: '30003' };
    expect((await client.call('getUnbindPackageDevList', foreign)).code).toBe(400);
    expect((await client.call('getPackageBindDevList', { ...foreign, ...page })).code).toBe(400);
  });
});

describe('unknown paths', () => {
  it('answer 404, and so do unknown sandboxes', async () => {
    const client = await mock.open('demo');
    expect((await client.raw('/api/ipc/nothing')).status).toBe(404);
    const [path, init] = requestOf('houseList', {}, { 'x-mock-sandbox': 'no-such-sandbox' });
    const lost = await fetch(mock.url() + path, init);
    expect([lost.status, await lost.json()]).toEqual([
      404,
      expect.objectContaining({ desc: expect.stringContaining('no-such-sandbox') }),
    ]);
    expect((await fetch(`${mock.url()}/__mock/sandboxes/none`)).status).toBe(404);
    const control = await fetch(`${mock.url()}/__mock/nothing`, json('POST', {}));
    expect(await control.json()).toEqual({ error: expect.stringContaining('/__mock/nothing') });
  });
});
