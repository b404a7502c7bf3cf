import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { encryptPassword, serveMock } from '../testing/mockClient';

const mock = serveMock();
type Snapshot = Record<string, unknown> & {
  world: Record<string, unknown[]>;
  clock: { now: string };
};

describe('a snapshot', () => {
  it('copies the whole case into another sandbox', async () => {
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
    expect(body.scenario).toBe('demo');

    const orders = await other.control<{ id: string }[]>('GET', '/db/orders?status=7');
    const [{ id: orderId } = { id: '' }] = orders.body;
    const pay = await other.call('getPayUrl', payUrlRequestExample({ orderId }), signedIn);
    expect(pay.code).toBe(200);
  });

  it('of 10,000 devices can be taken and restored', async () => {
    const client = await mock.open('ten-thousand-devices');
    const { body } = await client.control<Snapshot>('GET', '/snapshot');
    const restored = await client.control('PUT', '/snapshot', body);
    expect(restored).toMatchObject({ status: 200, body: { devices: 10_000 } });
  });

  it('with invalid content is refused and changes nothing', async () => {
    const client = await mock.open('demo');
    const { body: good } = await client.control<Snapshot>('GET', '/snapshot');
    for (const garbage of [
      {},
      [],
      { ...good, world: {} },
      { ...good, world: { ...good.world, orders: [{ id: 1 }] } },
      { ...good, clock: { now: 'soon' } },
      { ...good, clock: { now: '9999-12-31T00:00:00Z' }, scenario: 'no-plans' },
      { ...good, scenario: 'of another time' },
      { ...good, faults: [{ kind: 'explode' }] },
      { ...good, journal: 'none' },
    ]) {
      const { status, body } = await client.control('PUT', '/snapshot', garbage);
      expect([status, body]).toEqual([400, { error: expect.any(String) }]);
    }
    const { body: after } = await client.control<Snapshot>('GET', '/snapshot');
    expect([after.world, after.scenario]).toEqual([good.world, 'demo']);
  });

  it('gives the sandbox its scenario, so that the link and the reset use it', async () => {
    const expired = await mock.open('expired-plan');
    const { body } = await expired.control<Snapshot>('GET', '/snapshot');
    const other = await mock.open('signed-out');
    const loaded = await other.control('PUT', '/snapshot', body);
    expect(loaded.body).toMatchObject({ sandbox: other.sandbox, scenario: 'expired-plan' });
    const entered = await fetch(`${mock.url()}/__mock/sandboxes/${other.sandbox}/enter`, {
      redirect: 'manual',
    });
    expect(entered.headers.get('location')).toMatch(/\/subscription\/70001\?token=/);
    await other.control('POST', '/reset');
    const again = await other.control<Snapshot>('GET', '/snapshot');
    expect(again.body.world['plans']).toHaveLength(1);
  });

  it('says what it contains, includes the calls with their answers, and masks secrets', async () => {
    const one = await mock.open('signed-out');
    const password = encryptPassword('Demo-1234');
    const { data } = await one.call('login', { username: 'demo@homeview.example', password });
    const { body } = await one.control<Snapshot>('GET', '/snapshot');
    expect(body.about).toMatch(
      /its world, its clock, its faults.* calls with their latest answers/,
    );
    expect(body.journal).toMatchObject([
      {
        call: 'login',
        answer: { data: { username: 'demo@homeview.example', accessToken: '***' } },
      },
    ]);
    const journal = JSON.stringify(body.journal);
    for (const secret of [data.accessToken, data.refreshToken, password]) {
      expect(journal).not.toContain(String(secret));
    }
    const other = await mock.open('demo');
    await other.control('PUT', '/snapshot', body);
    expect((await other.control('GET', '/requests')).body).toEqual(body.journal);
  });
});
