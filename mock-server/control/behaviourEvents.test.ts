import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { json, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { orderBehind, plansBehind } from '../testing/worldOf';

const mock = serveMock();

/** Tells the state URL of an event in the sandbox. */
async function tell(client: Client, event: unknown, params: object) {
  const { headers, ...init } = json('POST', { action: 'event', event, params });
  const response = await client.raw('/__mock/provider-states', {
    ...init,
    headers: { ...headers },
  });
  return { status: response.status, body: (await response.json()) as { error?: string } };
}

async function openWithOrder() {
  const client = await mock.open('no-plans');
  const { data } = await client.call('createOrder', orderRequestExample());
  return { client, params: { orderId: data.orderId } };
}

describe('an event at the state URL', () => {
  it('pays an order once', async () => {
    const { client, params } = await openWithOrder();
    expect(await tell(client, 'order-paid', params)).toEqual({
      status: 200,
      body: { event: 'order-paid' },
    });
    const paid = await orderBehind(client);
    expect(paid).toMatchObject({ status: 5, payMode: 1 });
    await tell(client, 'order-paid', params);
    expect(await orderBehind(client)).toEqual(paid);
    expect(await plansBehind(client)).toHaveLength(1);
  });

  it('declines a payment, which can succeed later', async () => {
    const { client, params } = await openWithOrder();
    await tell(client, 'payment-declined', params);
    expect((await orderBehind(client)).status).not.toBe(5);
    await tell(client, 'order-paid', params);
    expect((await orderBehind(client)).status).toBe(5);
  });

  it('refunds an order, and fails a refund', async () => {
    const { client, params } = await openWithOrder();
    await tell(client, 'order-paid', params);
    await tell(client, 'refund-failed', params);
    expect((await orderBehind(client)).status).toBe(9);
    await tell(client, 'order-refunded', params);
    expect((await orderBehind(client)).status).toBe(8);
  });

  it('moves the clock, and what is due happens', async () => {
    const { client, params } = await openWithOrder();
    await tell(client, 'order-paid', params);
    const [plan] = await plansBehind(client);
    await tell(client, 'time-passes', { until: plan?.end });
    expect((await plansBehind(client))[0]?.periods).toBe(2);
  });

  it.each([
    ['an unknown event', 404, 'order-lost', {}, /order-paid/],
    ['no event', 404, undefined, {}, /event/],
    ['an unknown order', 404, 'order-paid', { orderId: '1' }, /no order "1"/],
    ['a refund of an unpaid order', 400, 'order-refunded', { orderId: '90001' }, /refunded/],
    ['a time that is none', 400, 'time-passes', { until: 'soon' }, /not a valid time/],
  ])('refuses %s and never answers 5xx', async (_, status, event, params, message) => {
    const { client } = await openWithOrder();
    const refused = await tell(client, event, params);
    expect(refused.status).toBe(status);
    expect(refused.body.error).toMatch(message);
  });

  it('needs a sandbox in a state', async () => {
    const { headers, ...init } = json('POST', { action: 'event', event: 'order-paid' });
    const response = await fetch(`${mock.url()}/__mock/provider-states`, {
      ...init,
      headers: { ...headers, 'x-mock-sandbox': 'never-opened' },
    });
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('Set a state first'),
    ]);
  });
});
