import type { PaySessionRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../../testing/mockClient';
import { openPage, pay } from '../../testing/payPage';
import {
  addStranger,
  coveredBy,
  orderBehind,
  ordersBehind,
  planBehind,
  plansBehind,
} from '../../testing/worldOf';

const mock = serveMock();
const line = { goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50011' };
const renewal = (fields: Partial<OrderRequest> = {}) =>
  orderRequestExample({ packageId: '70001', deviceIds: [], ...fields });
const yearly = {
  goodsReqs: [{ ...line, goodsPriceId: '50012' }],
  orderPrice: '29.99',
  payPrice: '29.99',
};
const session = (fields: Partial<PaySessionRequest> = {}): PaySessionRequest => {
  const { cancelUrl, errorUrl, successUrl } = payUrlRequestExample();
  return {
    ...{ priceId: '50011', packageId: '70001', payMode: 1, cancelUrl, errorUrl, successUrl },
    ...fields,
  };
};
/** A period that starts on January 31, so that the lengths of months matter. */
const january = {
  anchor: '2027-01-31T10:00:00.000Z',
  start: '2027-01-31T10:00:00.000Z',
  end: '2027-02-28T10:00:00.000Z',
};

describe('renew', () => {
  it('extends an active plan by one period from its end, once it is paid', async () => {
    const client = await mock.open('demo');
    await client.control('PATCH', '/db/plans/70001', january);
    const { data } = await client.call('renew', renewal());
    expect(await orderBehind(client)).toMatchObject({
      ...{ kind: 'renew', status: 7, cents: 299, planId: '70001' },
    });
    expect(await planBehind(client)).toMatchObject({ end: january.end, periods: 1 });
    await pay(client, data.orderId);
    expect(await planBehind(client)).toMatchObject({
      ...{ start: january.start, end: '2027-03-31T10:00:00.000Z', periods: 2, status: 1 },
    });
    expect(await coveredBy(client, '70001')).toEqual(['40001']);
    expect(await plansBehind(client)).toHaveLength(1);
  });

  it('leaves the plan unchanged when the order is not paid', async () => {
    const client = await mock.open('demo');
    await client.call('renew', renewal());
    const { data } = await client.call('getPackageSubscribeInfo', { packageId: '70001' });
    expect(data).toMatchObject({ orderStatus: 5, isRenewPackage: false });
  });

  it.each(['cancelling-plan', 'activating-plan'])('makes %s active', async (scenario) => {
    const client = await mock.open(scenario);
    const { data } = await client.call('renew', renewal());
    await pay(client, data.orderId);
    const renewing = { status: 1, activeFrom: null, periods: 2 };
    expect(await planBehind(client)).toMatchObject(renewing);
  });

  it('restarts an ended plan at the payment, with the chosen devices', async () => {
    const client = await mock.open('expired-plan');
    const { data } = await client.call('renew', renewal({ deviceIds: ['40002'] }));
    await pay(client, data.orderId, { payMode: 3, type: 'STRIPE' });
    const { paidAt } = await orderBehind(client);
    const plan = await planBehind(client);
    expect(plan).toMatchObject({
      status: 1,
      start: paidAt,
      anchor: paidAt,
      periods: 1,
      payMode: 3,
    });
    expect(plan.end > (paidAt ?? '')).toBe(true);
    expect(await coveredBy(client, '70001')).toEqual(['40002']);
  });

  it('renews yearly when a year was paid, and keeps the day of the month', async () => {
    const client = await mock.open('demo');
    const end = '2027-03-31T10:00:00.000Z';
    await client.control('PATCH', '/db/plans/70001', { ...january, end, periods: 2 });
    const { data } = await client.call('renew', renewal(yearly));
    await pay(client, data.orderId);
    const paid = await planBehind(client);
    expect(paid).toMatchObject({ priceId: '50012', end: '2028-03-31T10:00:00.000Z' });
    await client.control('PUT', '/clock', { now: '2028-04-01T00:00:00Z' });
    expect(await planBehind(client)).toMatchObject({ end: '2029-03-31T10:00:00.000Z' });
  });

  it('counts two paid orders as two periods, and an order paid twice as one', async () => {
    const client = await mock.open('demo');
    await client.control('PATCH', '/db/plans/70001', january);
    const first = await client.call('renew', renewal());
    const second = await client.call('renew', renewal());
    await pay(client, first.data.orderId);
    const { data } = await client.call('getPayUrl', payUrlRequestExample());
    expect(data).toEqual({ orderStatus: 5, url: '' });
    await pay(client, second.data.orderId);
    expect(await planBehind(client)).toMatchObject({ periods: 3 });
  });

  it('never exceeds the device limit when two orders are paid', async () => {
    const client = await mock.open('expired-plan');
    const first = await client.call('renew', renewal({ deviceIds: ['40002'] }));
    const second = await client.call('renew', renewal({ deviceIds: ['40003'] }));
    await pay(client, second.data.orderId);
    await pay(client, first.data.orderId);
    expect(await coveredBy(client, '70001')).toEqual(['40003']);
    expect(await planBehind(client)).toMatchObject({ periods: 2 });
  });

  it('leaves an existing plan unchanged when its first order is paid later', async () => {
    const client = await mock.open('processing-plan');
    const before = await planBehind(client);
    await pay(client, '80001');
    expect(await orderBehind(client, '80001')).toMatchObject({ status: 5, planId: '70001' });
    expect(await planBehind(client)).toEqual(before);
  });

  it('extends the plan in the scenario unpaid-renewal once paid', async () => {
    const client = await mock.open('unpaid-renewal');
    const { end } = await planBehind(client);
    await pay(client, '90001');
    expect((await planBehind(client)).end > end).toBe(true);
  });

  it.each([
    ['an unknown plan', {}, {}, { packageId: '1' }, /plan does not exist/],
    ['no plan', {}, {}, { packageId: undefined }, /plan does not exist/],
    ['a plan of another customer', { accountId: '1002' }, {}, {}, /plan does not exist/],
    ['a plan of another house', { houseId: '30002' }, {}, {}, /another house/],
    ['an App Store plan', { payMode: 2 }, {}, {}, /in the store, where it is billed/],
    ['a deleted package', {}, { deleted: true }, {}, /no longer available/],
    ['a package that can’t be renewed', {}, { supportRenew: false }, {}, /can’t be renewed/],
    ['a lower price', {}, {}, { payPrice: '0.01' }, /price has changed/],
    ['a device of another plan', {}, {}, { deviceIds: ['40003'] }, /“Garage” already has a plan/],
    ['too many devices', {}, {}, { deviceIds: ['40002'] }, /at most 1 device/],
    ['an unknown promotion', {}, {}, { activityId: '1' }, /promotion does not exist/],
    [
      'a price of another package',
      {},
      {},
      { goodsReqs: [{ ...line, goodsId: '5002', goodsPriceId: '50021' }] },
      /isn’t available for your plan/,
    ],
    [
      'a price for another number of devices',
      {},
      {},
      { goodsReqs: [{ ...line, goodsPriceId: '50013' }], orderPrice: '9.99', payPrice: '9.99' },
      /different number of devices/,
    ],
  ])('refuses %s', async (_, plan, goods, fields, sentence) => {
    const client = await mock.open('gift-cards');
    await addStranger(client);
    await client.control('PATCH', '/db/plans/70001', plan);
    await client.control('PATCH', '/db/goods/5001', goods);
    const answer = await client.call('renew', renewal(fields));
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await orderBehind(client)).toEqual({});
  });
});

describe('createPaySession', () => {
  it('returns a page that pays for the next period', async () => {
    const client = await mock.open('demo');
    const { end } = await planBehind(client);
    const { data } = await client.call('createPaySession', session({ payMode: 3 }));
    expect(data.url).toBe(`${mock.url()}/__mock/pay/stripe/checkout-1`);
    const { text, press } = await openPage(client, data.url);
    expect(text).toContain('$2.99');
    expect((await press('pay')).to).toBe(session().successUrl);
    expect(await orderBehind(client)).toMatchObject({ kind: 'renew', status: 5, payMode: 3 });
    expect((await planBehind(client)).end > end).toBe(true);
  });

  it('leaves the plan unchanged when the payment is declined', async () => {
    const client = await mock.open('demo');
    const before = await planBehind(client);
    const { data } = await client.call('createPaySession', session());
    const { press } = await openPage(client, data.url);
    expect((await press('decline')).to).toBe(session().errorUrl);
    expect(await planBehind(client)).toEqual(before);
  });

  it('sets the payment method of a plan from a gift card', async () => {
    const client = await mock.open('gift-cards');
    const request = session({ packageId: '70002', priceId: '50021' });
    const { data } = await client.call('createPaySession', request);
    await (await openPage(client, data.url)).press('pay');
    expect(await planBehind(client, '70002')).toMatchObject({ payMode: 1, status: 1, periods: 2 });
  });

  it('refuses a plan whose package is deleted', async () => {
    const client = await mock.open('demo');
    await client.control('PATCH', '/db/goods/5001', { deleted: true });
    const { desc } = await client.call('createPaySession', session());
    expect(desc).toBe('This plan is no longer available and cannot be renewed.');
  });

  it.each([
    ['the pay mode of the App Store', { payMode: 2 as const }, /payment method/],
    ['a return URL of another site', { successUrl: 'https://evil.example/' }, /successUrl/],
    ['a return URL with a script', { cancelUrl: 'javascript:alert(1)' }, /cancelUrl/],
    ['an unknown plan', { packageId: '1' }, /plan does not exist/],
    ['an unknown price', { priceId: '1' }, /price is no longer available/],
    ['a price of another package', { priceId: '50021' }, /isn’t available for your plan/],
  ])('refuses %s and creates no order', async (_, fields, sentence) => {
    const client = await mock.open('gift-cards');
    const before = (await ordersBehind(client)).length;
    const answer = await client.call('createPaySession', session(fields));
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await ordersBehind(client)).toHaveLength(before);
  });
});
