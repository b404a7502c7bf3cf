import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/order/order.examples';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';

const mock = serveMock();
type Snapshot = Record<string, unknown> & { world: { orders: unknown[] }; clock: { now: string } };

describe('a snapshot', () => {
  it('carries a whole case into another sandbox', async () => {
    const one = await mock.open('demo');
    await one.control('PUT', '/clock', { now: '2027-01-31T10:00:00Z' });
    await one.control('DELETE', '/faults');
    const { data } = await one.call('refreshToken', { refreshToken: 'refresh-1001' });
    const signedIn = { token: data.accessToken };
    await one.call('createOrder', orderRequestExample({ deviceIds: ['40003'] }), signedIn);
    await one.control('POST', '/faults', {
      call: 'houseList',
      kind: 'mutate',
      path: '0',
      value: [1],
    });
    const taken = await one.control<Snapshot>('GET', '/snapshot');

    const other = await mock.open('no-houses');
    expect((await other.control('PUT', '/snapshot', taken.body)).status).toBe(200);
    const { body } = await other.control<Snapshot>('GET', '/snapshot');
    expect(body.world).toEqual(taken.body.world);
    expect(body.journal).toEqual(taken.body.journal);
    expect(body.faults).toEqual(taken.body.faults);
    expect(body.clock.now.slice(0, 16)).toBe('2027-01-31T10:00');

    const orders = await other.control<{ id: string }[]>('GET', '/db/orders?status=7');
    const [{ id: orderId } = { id: '' }] = orders.body;
    const pay = await other.call('getPayUrl', payUrlRequestExample({ orderId }), signedIn);
    expect(pay.code).toBe(200);
  });

  it('of 10,000 devices goes both ways', async () => {
    const client = await mock.open('ten-thousand-devices');
    const { body } = await client.control<Snapshot>('GET', '/snapshot');
    const restored = await client.control('PUT', '/snapshot', body);
    expect(restored).toMatchObject({ status: 200, body: { devices: 10_000 } });
  });

  it('that is garbage is refused, and changes nothing', async () => {
    const client = await mock.open('demo');
    const { body: good } = await client.control<Snapshot>('GET', '/snapshot');
    for (const garbage of [
      {},
      [],
      { ...good, world: {} },
      { ...good, world: { ...good.world, orders: [{ id: 1 }] } },
      { ...good, clock: { now: 'soon' } },
      { ...good, faults: [{ kind: 'explode' }] },
      { ...good, journal: 'none' },
    ]) {
      const { status, body } = await client.control('PUT', '/snapshot', garbage);
      expect([status, body]).toEqual([400, { error: expect.any(String) }]);
    }
    const { body: after } = await client.control<Snapshot>('GET', '/snapshot');
    expect(after.world).toEqual(good.world);
  });
});
