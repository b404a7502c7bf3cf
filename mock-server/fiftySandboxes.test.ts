import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { serveMock } from './testing/mockClient';
import type { Client } from './testing/mockClient';

const mock = serveMock();

/** The number of sandboxes used at the same time. */
const COUNT = 50;

interface Snapshot {
  readonly world: unknown;
  readonly faults: unknown;
}

const numbers = Array.from({ length: COUNT }, (_, index) => index);
const dayOf = (number: number) => new Date(Date.UTC(2030, 0, 1 + number, 9)).toISOString();

/** Changes a sandbox in a way that differs for each customer. */
async function use(client: Client, number: number): Promise<void> {
  await client.control('PATCH', '/db/houses/30001', { name: `House ${number}` });
  for (let order = 0; order < number % 4; order += 1) {
    await client.call('createOrder', orderRequestExample(), { 'Idempotency-Key': `${order}` });
  }
  await client.call('getPackageBindDevList', { homeId: '30001', pageNum: 1, pageSize: 100 });
  await client.control('PUT', '/clock', { now: dayOf(number) });
  const status = 500 + number;
  await client.control('POST', '/faults', { call: 'houseList', kind: 'http', status });
}

describe(`${COUNT} sandboxes used at once`, () => {
  it('are isolated from each other', { timeout: 60_000 }, async () => {
    const clients = await Promise.all(numbers.map(() => mock.open('demo')));
    expect(new Set(clients.map(({ sandbox }) => sandbox)).size).toBe(COUNT);
    const untouched = await mock.open('demo');
    const before = (await untouched.control<Snapshot>('GET', '/snapshot')).body;

    await Promise.all(clients.map(use));

    await Promise.all(
      clients.map(async (client, number) => {
        const summary = (await client.control<Record<string, unknown>>('GET', '')).body;
        const orders = 1 + (number % 4);
        const renewals = Number(summary.orders) - orders;
        // Years of renewals have run; apart from them there are only the customer's own orders.
        expect(renewals).toBeGreaterThan(30);
        expect(summary).toMatchObject({ requests: 1 + (number % 4), faults: 1 });
        expect(String(summary.now).slice(0, 10)).toBe(dayOf(number).slice(0, 10));
        const { body: house } = await client.control<{ name: string }>('GET', '/db/houses/30001');
        expect(house.name).toBe(`House ${number}`);
        const { status } = await client.call('houseList', {});
        expect(status).toBe(500 + number);
      }),
    );
    const after = (await untouched.control<Snapshot>('GET', '/snapshot')).body;
    expect(after).toEqual({ ...before, clock: expect.anything() });
  });
});
