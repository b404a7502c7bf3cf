import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { openLongRunning, travel } from '../../testing/longRunning';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { pay } from '../../testing/payPage';
import { orderBehind, plansBehind } from '../../testing/worldOf';
import { activityStatus } from '../../world/accounts/activities';

const mock = serveMock();
const sale = orderRequestExample({
  activityId: '6001',
  goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50012' }],
  orderPrice: '19.99',
  payPrice: '19.99',
});

const statusOf = async (client: Client) =>
  (await client.call('activity', { activityId: '6001' })).data.status;

describe('activity', () => {
  it.each([
    ['promotion-not-started', 0],
    ['promotion-running', 1],
    ['promotion-ended', 2],
  ])('in %s returns status %i', async (scenario, status) => {
    const client = await mock.open(scenario);
    const { data } = await client.call('activity', { activityId: '6001' });
    expect(data.status).toBe(status);
    expect(data.startTime < data.endTime).toBe(true);
  });

  it('follows the clock in both directions', async () => {
    const client = await openLongRunning(mock, 'promotion-not-started');
    const { data } = await client.call('activity', { activityId: '6001' });
    const before = new Date(new Date(data.startTime).getTime() - 60_000).toISOString();
    const after = new Date(new Date(data.endTime).getTime() + 1).toISOString();
    const seen = [];
    for (const now of [before, data.startTime, after, data.startTime, before]) {
      await travel(client, { now });
      seen.push(await statusOf(client));
    }
    expect(seen).toEqual([0, 1, 2, 1, 0]);
  });

  it('includes the start and the end moment', () => {
    const [startTime, endTime] = ['2026-11-14T00:00:00.000Z', '2026-11-28T00:00:00.000Z'];
    const at = (iso: string, ms: number) =>
      activityStatus({ id: '6001', startTime, endTime }, new Date(Date.parse(iso) + ms));
    expect([at(startTime, -1), at(startTime, 0)]).toEqual([0, 1]);
    expect([at(endTime, 0), at(endTime, 1)]).toEqual([1, 2]);
  });

  it('refuses an unknown promotion', async () => {
    const client = await mock.open('promotion-running');
    const { code, desc } = await client.call('activity', { activityId: '6002' });
    expect([code, desc]).toEqual([400, 'This promotion does not exist.']);
  });
});

describe('an order of a promotion', () => {
  it('is accepted while the promotion runs, and can be paid after it has ended', async () => {
    const client = await mock.open('promotion-running');
    const { data } = await client.call('createOrder', sale);
    expect(await orderBehind(client)).toMatchObject({ activityId: '6001', cents: 1999 });
    await client.control('PATCH', '/db/activities/6001', { endTime: '2020-01-01T00:00:00.000Z' });
    await pay(client, data.orderId);
    expect(await plansBehind(client)).toMatchObject([{ priceId: '50012', origin: 'buy' }]);
  });

  it.each([
    ['promotion-not-started', 'This promotion hasn’t started yet.'],
    ['promotion-ended', 'This promotion has expired.'],
  ])('is refused in %s', async (scenario, sentence) => {
    const client = await mock.open(scenario);
    for (const call of ['createOrder', 'applePayOrder'] as const) {
      const { code, desc } = await client.call(call, sale);
      expect([code, desc]).toEqual([400, sentence]);
    }
    expect(await orderBehind(client)).toEqual({});
  });

  it('is accepted once the promotion has started, and refused after it has ended', async () => {
    const client = await openLongRunning(mock, 'promotion-not-started');
    await travel(client, { advance: 'P8D' });
    expect((await client.call('createOrder', sale)).code).toBe(200);
    await travel(client, { advance: 'P30D' });
    const late = await client.call('createOrder', sale);
    expect(late.desc).toBe('This promotion has expired.');
  });
});
