/** What happens in the portal, and what comes next, is on the timeline. */
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { openOrder } from '../testing/payPage';
import { orderBehind } from '../testing/worldOf';
import type { TimelineEvent } from '../world/timelineEvents';

const mock = serveMock();

const contentsOf = async (client: Client) =>
  (
    await client.control<{ happened: TimelineEvent[]; comingUp: TimelineEvent[] }>(
      'GET',
      '/contents',
    )
  ).body;
const pastOf = async (client: Client) =>
  (await contentsOf(client)).happened.map(({ what, kind }) => [kind, what]);

describe('the timeline has', () => {
  it.each([
    ['pay', (id: string) => `Order ${id} is paid`],
    ['decline', (id: string) => `The payment of order ${id} is declined`],
    ['confirmLater', (id: string) => `The payment of order ${id} waits for its confirmation`],
    ['neverConfirm', (id: string) => `The payment of order ${id} stays without a confirmation`],
  ] as const)('what a customer does on the pay page: %s', async (button, said) => {
    const client = await mock.open('no-plans');
    const { data } = await client.call('createOrder', orderRequestExample());
    const page = await openOrder(client, data.orderId);
    await page.press(button);
    const { happened } = await contentsOf(client);
    expect(happened).toEqual([
      {
        ...{ at: expect.any(String), realAt: expect.any(String), by: null },
        ...{ kind: 'payment', what: said(data.orderId) },
      },
    ]);
  });

  it('a payment once, and nothing when the customer turns back', async () => {
    const client = await mock.open('no-plans');
    const { data } = await client.call('createOrder', orderRequestExample());
    const page = await openOrder(client, data.orderId);
    await page.press('cancel');
    expect(await pastOf(client)).toEqual([]);
    await page.press('pay');
    await page.press('pay');
    expect(await pastOf(client)).toHaveLength(1);
    await client.control('POST', '/acts', { act: 'order-refunded', on: data.orderId });
    await page.press('pay');
    expect((await orderBehind(client, data.orderId)).status).toBe(8);
    expect(await pastOf(client)).toHaveLength(2);
  });

  it('the devices that a customer adds to a plan and removes from it', async () => {
    const client = await mock.open('demo');
    const free = await client.call('getUnbindPackageDevList', { homeId: '30001' });
    const [{ deviceId, deviceName } = { deviceId: '', deviceName: '' }] = free.data;
    const { data } = await client.call('getPackageSubscribeInfo', { packageId: '70001' });
    const [covered] = data.devList;
    const change = (type: BindType, id: string) =>
      client.call('deviceSwitchPackage', { deviceIds: [id], packageId: '70001', type });
    expect((await change(BindType.Bind, 'no-device')).code).toBe(400);
    expect((await change(BindType.Remove, covered?.deviceId ?? '')).code).toBe(200);
    expect((await change(BindType.Bind, deviceId)).code).toBe(200);
    expect(await pastOf(client)).toEqual([
      ['device', `${covered?.deviceName} leaves plan 70001`],
      ['device', `${deviceName} is covered by plan 70001`],
    ]);
  });

  it('a sale in the store, which can be undone', async () => {
    const client = await mock.open('trial-in-store');
    const { data } = await client.call('applePayOrder', orderRequestExample());
    await client.control('POST', '/store-sales', { orderId: data.orderId });
    await client.control('POST', '/store-sales', { orderId: data.orderId });
    const sold = ['payment', `Order ${data.orderId} is sold in the store`];
    expect(await pastOf(client)).toEqual([sold]);
    await client.control('POST', '/undo', { point: 1 });
    expect(await orderBehind(client, data.orderId)).toMatchObject({ status: 7 });
  });

  it('time that passes as an event, which can be undone', async () => {
    const client = await mock.open('demo');
    // The plan renews twelve days after the day on which the mock starts.
    const until = '2027-01-08T10:00:00.000Z';
    await client.control('POST', '/events', { event: 'time-passes', params: { until } });
    const { happened } = await contentsOf(client);
    expect(happened.map(({ kind, point }) => [kind, point])).toEqual([
      ['renewal', undefined],
      ['clock', 1],
    ]);
    await client.control('POST', '/undo', { point: 1 });
    const { body } = await client.control<{ now: string; orders: number }>('GET', '');
    expect([body.orders, body.now < until]).toEqual([1, true]);
  });

  it('kinds for all that comes next', async () => {
    for (const scenario of ['demo', 'cancelling-plan', 'promotion-running', 'activating-plan']) {
      const { comingUp } = await contentsOf(await mock.open(scenario));
      expect(comingUp.length).toBeGreaterThan(0);
      for (const event of comingUp) expect(event.kind).toBeDefined();
    }
  });
});
