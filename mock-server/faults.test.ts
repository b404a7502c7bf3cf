import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { requestOf, serveMock } from './testing/mockClient';

const mock = serveMock();

/** A sandbox with one fault for the house list. */
async function withFault(fault: object) {
  const client = await mock.open('demo');
  const set = await client.control('POST', '/faults', { call: 'houseList', ...fault });
  expect(set.status).toBe(201);
  const ask = () => client.raw(...requestOf('houseList', {}, { token: 'access-1001' }));
  return { client, ask };
}

const answersOf = async (response: Response): Promise<unknown> => ({
  status: response.status,
  ...((await response.json()) as object),
});

describe('faults', () => {
  it.each([
    [
      { kind: 'code', code: 21027, desc: 'gone' },
      { status: 200, code: 21027, desc: 'gone' },
    ],
    [
      { kind: 'http400', desc: 'no' },
      { status: 400, code: 400, desc: 'no' },
    ],
    [
      { kind: 'body400', desc: 'no' },
      { status: 200, code: 400, desc: 'no' },
    ],
    [
      { kind: 'http', status: 503 },
      { status: 503, code: 503, data: null },
    ],
    [
      { kind: 'mutate', path: '0.name', value: 7 },
      { status: 200, data: [{ name: 7 }, {}, {}] },
    ],
    [
      { kind: 'mutate', path: '', value: 'x' },
      { status: 200, data: 'x' },
    ],
  ])('%j changes one answer, and the next answer is normal', async (fault, spoilt) => {
    const { ask } = await withFault(fault);
    expect(await answersOf(await ask())).toMatchObject(spoilt);
    expect(await answersOf(await ask())).toMatchObject({ status: 200, code: 200 });
  });

  it('with `where` apply only to requests with the matching field', async () => {
    const client = await mock.open('many-bills');
    const ask = async (pageNum: number) => {
      const list = requestOf(
        'getPageOrderList',
        { pageNum, pageSize: 20 },
        { token: 'access-1001' },
      );
      return (await client.raw(...list)).status;
    };
    const fault = { call: 'getPageOrderList', where: 'pageNum=2', kind: 'http', status: 503 };
    expect((await client.control('POST', '/faults', fault)).status).toBe(201);
    expect([await ask(1), await ask(3), await ask(2), await ask(2)]).toEqual([200, 200, 503, 200]);
  });

  it('of kind html502 answer with an HTML page', async () => {
    const response = await (await withFault({ kind: 'html502' })).ask();
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>');
  });

  it('of kinds truncated and empty answer with invalid JSON', async () => {
    const cut = await (await (await withFault({ kind: 'truncated' })).ask()).text();
    expect(cut).toContain('"Lakeside 12"');
    expect(() => JSON.parse(cut) as unknown).toThrow();
    const empty = await (await withFault({ kind: 'empty' })).ask();
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  });

  it('of kind reset break the connection', async () => {
    await expect((await withFault({ kind: 'reset' })).ask()).rejects.toThrow();
  });

  it('of kind reset with after create the order and lose the answer', async () => {
    const client = await mock.open('demo');
    const fault = { call: 'createOrder', kind: 'reset', after: true };
    await client.control('POST', '/faults', fault);
    const key = { 'Idempotency-Key': 'k' };
    await expect(client.call('createOrder', orderRequestExample(), key)).rejects.toThrow();
    const again = await client.call('createOrder', orderRequestExample(), key);
    expect(again.data.orderId).toBe('90001');
    const orders = await client.control<unknown[]>('GET', '/db/orders?status=7');
    expect(orders.body).toHaveLength(1);
  });

  it('of kind delay answer normally after the delay', async () => {
    const { ask } = await withFault({ kind: 'delay', ms: 150 });
    const before = performance.now();
    expect(await answersOf(await ask())).toMatchObject({ code: 200 });
    expect(performance.now() - before).toBeGreaterThan(140);
  });

  it('of kind payUrl replace the pay URL', async () => {
    const client = await mock.open('unpaid-order');
    const url = 'https://evil.example/';
    await client.control('POST', '/faults', { call: 'getPayUrl', kind: 'payUrl', url });
    const { data } = await client.call('getPayUrl', payUrlRequestExample());
    expect(data).toEqual({ orderStatus: 7, url });
  });

  it('apply as often as `times` says, always with null, and can be cleared', async () => {
    const { client, ask } = await withFault({ kind: 'http', status: 500, times: 2 });
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
    expect(statuses).toEqual([500, 500, 200]);
    await client.control('POST', '/faults', { call: '*', kind: 'http', status: 500, times: null });
    for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(500);
    expect((await client.control('GET', '/faults')).body).toHaveLength(1);
    expect((await client.control('DELETE', '/faults')).body).toEqual([]);
    expect((await ask()).status).toBe(200);
  });

  it.each([
    [{ call: 'houseList', kind: 'explode' }, 'kind'],
    [{ call: 'noSuchCall', kind: 'reset' }, 'noSuchCall'],
    [{ kind: 'reset' }, 'call'],
    [{ call: '*', kind: 'http', status: 7 }, 'status'],
    [{ call: '*', kind: 'delay', ms: -1 }, 'ms'],
    [{ call: '*', kind: 'reset', times: 0 }, 'times'],
    [[], 'object'],
  ])('are refused when invalid: %j', async (fault, word) => {
    const client = await mock.open('demo');
    const { status, body } = await client.control('POST', '/faults', fault);
    expect([status, body]).toEqual([400, { error: expect.stringContaining(word) }]);
  });

  it('of the scenario wrong-price-type change the price every time', async () => {
    const client = await mock.open('wrong-price-type');
    for (let n = 0; n < 2; n += 1) {
      const { data } = await client.call('getRecordGoodsList', { pageNum: 1, pageSize: 100 });
      expect(data.list[0]?.goodsPriceList[0]?.price).toBe('2.99');
    }
  });
});
