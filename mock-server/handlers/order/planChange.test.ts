import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { pay } from '../../testing/payPage';
import {
  addStranger,
  coveredBy,
  orderBehind,
  planBehind,
  plansBehind,
} from '../../testing/worldOf';

const mock = serveMock();

/** An order that changes plan 70001 to the price with this id. */
const changeTo = (goodsPriceId: string, amount: string, fields: Partial<OrderRequest> = {}) =>
  orderRequestExample({
    packageId: '70001',
    deviceIds: [],
    goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId }],
    orderPrice: amount,
    payPrice: amount,
    ...fields,
  });
const unlimited = (fields: Partial<OrderRequest> = {}) => changeTo('50013', '9.99', fields);
const single = (fields: Partial<OrderRequest> = {}) => changeTo('50011', '2.99', fields);

async function ordered(client: Client, request: OrderRequest) {
  const answer = await client.call('createOrder', request);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data.orderId;
}

describe('an upgrade of a plan', () => {
  it('takes effect when it is paid, and starts a new period', async () => {
    const client = await mock.open('demo');
    const before = await planBehind(client);
    const orderId = await ordered(client, unlimited({ deviceIds: ['40001', '40002', '40003'] }));
    expect(await orderBehind(client)).toMatchObject({ kind: 'change', cents: 999, status: 7 });
    expect(await planBehind(client)).toEqual(before);

    await pay(client, orderId, { payMode: 3, type: 'STRIPE' });
    const { paidAt } = await orderBehind(client);
    expect(await planBehind(client)).toMatchObject({
      priceId: '50013',
      payMode: 3,
      status: 1,
      anchor: paidAt,
      start: paidAt,
      periods: 1,
      change: null,
    });
    expect((await planBehind(client)).end > before.end).toBe(true);
    expect(await coveredBy(client, '70001')).toEqual(['40001', '40002', '40003']);
    expect(await plansBehind(client)).toHaveLength(1);
  });

  it.each(['cancelling-plan', 'activating-plan'])('makes %s active at once', async (scenario) => {
    const client = await mock.open(scenario);
    await pay(client, await ordered(client, unlimited()));
    const renewing = { status: 1, activeFrom: null, priceId: '50013' };
    expect(await planBehind(client)).toMatchObject(renewing);
  });

  it('keeps the plan’s devices, even when the order does not list them', async () => {
    const client = await mock.open('three-device-package');
    const first = orderRequestExample({ deviceIds: ['40001', '40002'] });
    const bought = await client.call('createOrder', first);
    await pay(client, bought.data.orderId);
    const tooMany = { packageId: '71001', deviceIds: ['40003', '40004'] };
    const refused = await client.call('createOrder', changeTo('50012', '29.99', tooMany));
    expect(refused.desc).toBe('This package covers at most 3 devices.');
    const fields = { packageId: '71001', deviceIds: ['40003'] };
    await pay(client, await ordered(client, changeTo('50012', '29.99', fields)));
    expect(await coveredBy(client, '71001')).toEqual(['40001', '40002', '40003']);
  });

  it('replaces a pending downgrade', async () => {
    const client = await mock.open('unlimited-plan');
    await pay(client, await ordered(client, changeTo('50012', '29.99')));
    expect((await planBehind(client)).change).not.toBeNull();
    const change = { goodsId: '5001', priceId: '50013', chosen: false };
    await client.control('PATCH', '/db/plans/70001', { priceId: '50011', change });
    await pay(client, await ordered(client, changeTo('50014', '99.99')));
    expect(await planBehind(client)).toMatchObject({ priceId: '50014', change: null });
  });
});

describe('a downgrade of a plan', () => {
  it('waits for the end of the period and costs nothing until then', async () => {
    const client = await mock.open('unlimited-plan');
    const before = await planBehind(client);
    const orderId = await ordered(client, changeTo('50012', '29.99'));
    expect(await planBehind(client)).toEqual(before);
    const { text } = await pay(client, orderId);
    expect(text).toContain('$0.00');
    expect(await planBehind(client)).toEqual({
      ...before,
      payMode: 1,
      change: { goodsId: '5001', priceId: '50012', chosen: false },
    });
    expect(await orderBehind(client)).toMatchObject({ status: 5, cents: 0, planId: '70001' });
    expect(await coveredBy(client, '70001')).toHaveLength(5);
  });

  it('marks the devices to keep as chosen when the order lists them', async () => {
    const client = await mock.open('unlimited-plan');
    const request = changeTo('50012', '29.99', { deviceIds: ['40003'] });
    await pay(client, await ordered(client, request));
    expect((await planBehind(client)).change).toMatchObject({ chosen: true });
    const locked = await client.control<{ id: string }[]>('GET', '/db/devices?lockStatus=1');
    expect(locked.body.map(({ id }) => id)).toEqual(['40003']);
  });

  it('includes a price with as many devices for a shorter period', async () => {
    const client = await mock.open('unlimited-plan');
    await pay(client, await ordered(client, unlimited()));
    expect(await planBehind(client)).toMatchObject({
      priceId: '50014',
      change: { priceId: '50013' },
    });
  });
});

describe('keeping the current plan', () => {
  const keep = (fields: Partial<OrderRequest> = {}) => changeTo('50013', '0.00', fields);

  it(
    'cancels the pending change at no cost and moves no date',
    { tags: ['10.ruling.09'] },
    async () => {
      const client = await mock.open('pending-downgrade');
      await client.control('PATCH', '/db/devices/40002', { lockStatus: 1 });
      const before = await planBehind(client);
      const orderId = await ordered(client, keep());
      expect(await planBehind(client)).toEqual({ ...before, change: null });
      expect(await orderBehind(client)).toMatchObject({ kind: 'keep', cents: 0, status: 5 });
      const locked = await client.control<unknown[]>('GET', '/db/devices?lockStatus=1');
      expect(locked.body).toEqual([]);
      const answer = await client.call('getPayUrl', payUrlRequestExample({ orderId }));
      expect(answer.data).toEqual({ orderStatus: 5, url: '' });
    },
  );

  it('keeps the renewal as it is, and works for a package that is no longer sold', async () => {
    const client = await mock.open('pending-downgrade');
    await client.control('PATCH', '/db/plans/70001', { status: 2 });
    await client.control('PATCH', '/db/goods/5001', { onOffer: false });
    await ordered(client, keep());
    expect(await planBehind(client)).toMatchObject({ status: 2, change: null });
  });

  it('is no bill, and says nothing about the paid period', async () => {
    const client = await mock.open('pending-downgrade');
    const page = { pageNum: 1, pageSize: 20 };
    const before = (await client.call('getPageOrderList', page)).data;
    const orderId = await ordered(client, keep());
    expect((await client.call('getPageOrderList', page)).data).toEqual(before);
    const { data } = await client.call('getOrderDetail', { orderId });
    expect(data.orderGoodsResp).toMatchObject([{ price: 0, subscribeStartDate: null }]);
  });

  it.each([
    ['a price to pay', {}, { payPrice: '9.99' }, /price has changed/],
    ['a plan that has ended', { status: 0 }, {}, /has ended/],
    ['a plan without a pending change', { change: null }, {}, /already have/],
    ['an App Store plan', { payMode: 2 }, {}, /in the store, where it is billed/],
  ] as const)('is refused for %s', async (_, plan, fields, sentence) => {
    const client = await mock.open('pending-downgrade');
    await client.control('PATCH', '/db/plans/70001', plan);
    const { code, desc } = await client.call('createOrder', keep(fields));
    expect([code, desc]).toEqual([400, expect.stringMatching(sentence)]);
  });
});

describe('an impossible plan change', () => {
  it.each([
    ['the same package', 'demo', {}, single(), /You already have this plan/],
    ['an unknown plan', 'demo', {}, unlimited({ packageId: '1' }), /plan does not exist/],
    [
      'a plan of another customer',
      'demo',
      { accountId: '1002' },
      unlimited(),
      /plan does not exist/,
    ],
    ['a plan of another house', 'demo', { houseId: '30002' }, unlimited(), /another house/],
    ['a plan that has ended', 'expired-plan', {}, unlimited(), /has ended/],
    ['an App Store plan', 'demo', { payMode: 2 }, unlimited(), /in the store, where it is billed/],
    ['a price of another package', 'demo', {}, unlimited({ payPrice: '2.99' }), /price has/],
    ['a gift card', 'gift-cards', {}, unlimited({ giftCardCode: GIFT_CODE }), /gift card/],
    [
      'a package that is no longer sold',
      'gift-cards',
      {},
      changeTo('50021', '2.99', {
        goodsReqs: [{ goodsId: '5002', goodsNum: 1, goodsType: 5, goodsPriceId: '50021' }],
      }),
      /no longer available/,
    ],
    [
      'too many devices',
      'demo',
      {},
      changeTo('50012', '29.99', { deviceIds: ['40002'] }),
      /at most 1 device/,
    ],
    [
      'too many devices to keep',
      'unlimited-plan',
      {},
      single({ deviceIds: ['40001', '40002'] }),
      /at most 1 device/,
    ],
    [
      'a device to keep that the plan does not cover',
      'unlimited-plan',
      {},
      single({ deviceIds: ['40011'] }),
      /only devices that this plan covers/,
    ],
    [
      'the change that is already pending',
      'unlimited-plan',
      { change: { goodsId: '5001', priceId: '50011', chosen: false } },
      single(),
      /already scheduled/,
    ],
  ] as const)('is refused: %s', async (_, scenario, plan, request, sentence) => {
    const client = await mock.open(scenario);
    await addStranger(client);
    await client.control('PATCH', '/db/plans/70001', plan);
    const answer = await client.call('createOrder', request);
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await orderBehind(client)).toEqual({});
  });

  it('is refused for a plan whose package is deleted', async () => {
    const client = await mock.open('gift-cards');
    await client.control('PATCH', '/db/goods/5002', { deleted: true });
    const { desc } = await client.call('createOrder', unlimited({ packageId: '70002' }));
    expect(desc).toBe('This plan is no longer available and can’t be changed.');
  });

  it.each([
    ['has ended', { status: 0 }],
    ['already has that price', { priceId: '50013' }],
  ])('leaves the order unpaid when the plan %s by the time of the payment', async (_, plan) => {
    const client = await mock.open('demo');
    const orderId = await ordered(client, unlimited());
    await client.control('PATCH', '/db/plans/70001', plan);
    const before = await planBehind(client);
    expect(await pay(client, orderId)).toMatchObject({
      status: 303,
      to: payUrlRequestExample().errorUrl,
    });
    expect(await planBehind(client)).toEqual(before);
    expect(await orderBehind(client)).toMatchObject({ status: 6, paidAt: null });
  });

  it('does not turn a free pending change into one that starts at once', async () => {
    const client = await mock.open('unlimited-plan');
    const orderId = await ordered(client, unlimited());
    await client.control('PATCH', '/db/plans/70001', { priceId: '50011' });
    expect(await pay(client, orderId)).toMatchObject({ to: payUrlRequestExample().errorUrl });
    expect(await planBehind(client)).toMatchObject({ priceId: '50011', change: null });
  });
});
