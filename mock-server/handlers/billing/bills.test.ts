import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { USED_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { openLongRunning, travel } from '../../testing/longRunning';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { pay } from '../../testing/payPage';
import { addStranger } from '../../testing/worldOf';
import type { Order } from '../../world/entities';

const mock = serveMock();
const demoMail = 'demo@homeview.example';

const billsOf = async (client: Client, pageNum = 1, fields: { orderStatus?: number } = {}) =>
  (await client.call('getPageOrderList', { pageNum, pageSize: BILL_PAGE_SIZE, ...fields })).data;
const billOf = async (client: Client, orderId = '80001') =>
  (await client.call('getOrderDetail', { orderId })).data;
const itemOf = async (client: Client, orderId = '80001') =>
  (await billOf(client, orderId)).orderGoodsResp[0];
/** First and last day of an order's service period. */
const daysOf = async (client: Client, orderId: string) => {
  const item = await itemOf(client, orderId);
  return [item?.subscribeStartDate?.slice(0, 10), item?.subscribeEndDate?.slice(0, 10)];
};
const change = (client: Client, fields: Partial<Order>) =>
  client.control('PATCH', '/db/orders/80001', fields);

describe('the list of bills', () => {
  it('returns pages, newest first, with the total count', async () => {
    const client = await mock.open('many-bills');
    const pages = [await billsOf(client, 1), await billsOf(client, 2), await billsOf(client, 3)];
    expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 5]);
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45]);
    const rows = pages.flatMap(({ list }) => list);
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(45);
    const dates = rows.map(({ subscribeDate }) => subscribeDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(pages.map(({ list }) => [...new Set(list.map(({ price }) => price))])).toEqual([
      [2.99],
      [9.99],
      [9.99],
    ]);
    expect(rows.at(-1)?.orderId).toBe('80001');
    expect((await billsOf(client, 4)).list).toEqual([]);
  });

  it('is empty for a customer without orders', async () => {
    expect(await billsOf(await mock.open('no-plans'))).toEqual({ list: [], total: 0 });
  });

  it('shows the package, the date and the price including tax', async () => {
    const client = await mock.open('taxed-order');
    const { body: order } = await client.control<Order>('GET', '/db/orders/80001');
    expect((await billsOf(client)).list).toEqual([
      {
        orderId: '80001',
        subscribeName: 'Cloud Recording',
        subscribeDate: order.createdAt,
        price: 3.24,
      },
    ]);
  });

  it('includes orders in processing, and of two orders at the same time lists the later one first', async () => {
    const client = await mock.open('demo');
    await client.control('PUT', '/clock', { now: '2026-11-21T10:00:00Z' });
    const { data } = await client.call('createOrder', orderRequestExample());
    const second = await client.call('createOrder', orderRequestExample());
    const startTime = data.startTime;
    await client.control('PATCH', `/db/orders/${second.data.orderId}`, { createdAt: startTime });
    const { list } = await billsOf(client);
    expect(list.map(({ orderId }) => orderId)).toEqual(['90002', '90001', '80001']);
  });

  it('filters by status', async () => {
    const client = await mock.open('unpaid-order');
    const idsOf = async (orderStatus: number) => {
      const { list, total } = await billsOf(client, 1, { orderStatus });
      return [...list.map(({ orderId }) => orderId), total];
    };
    expect(await idsOf(7)).toEqual(['90001', 1]);
    expect(await idsOf(5)).toEqual(['80001', 1]);
    expect(await idsOf(8)).toEqual([0]);
  });

  it('excludes other accounts', async () => {
    const client = await mock.open('demo');
    await addStranger(client);
    await change(client, { accountId: '1002' });
    expect(await billsOf(client)).toEqual({ list: [], total: 0 });
    const { code, desc } = await client.call('getOrderDetail', { orderId: '80001' });
    expect([code, desc]).toEqual([400, 'This order does not exist.']);
  });
});

describe('a bill', () => {
  it('of a paid order contains the invoice and the service period', async () => {
    const client = await mock.open('taxed-order');
    await change(client, { paidAt: '2026-11-03T09:30:00.000Z' });
    expect(await billOf(client)).toEqual({
      payPrice: 3.24,
      orderPrice: 2.99,
      tax: 0.25,
      orderStatus: 5,
      invoice: 'INV-80001',
      invoiceDate: '2026-11-03T09:30:00.000Z',
      invoiceEmail: demoMail,
      payEmail: demoMail,
      orderGoodsResp: [
        {
          goodsId: '5001',
          subscribeName: 'Cloud Recording',
          price: 2.99,
          subscribeStartDate: '2026-11-03T09:30:00.000Z',
          subscribeEndDate: '2026-12-03T09:30:00.000Z',
        },
      ],
      type: 'buy',
      giftCardCode: null,
      activateTime: '2026-11-03T09:30:00.000Z',
      payMode: 1,
      refundDetailResp: null,
    });
  });

  it('of an unpaid order contains neither invoice nor service period until it is paid', async () => {
    const client = await mock.open('unpaid-order');
    const nothing = { subscribeStartDate: null, subscribeEndDate: null };
    expect(await billOf(client, '90001')).toMatchObject({
      payPrice: 2.99,
      orderStatus: 7,
      invoice: null,
      invoiceDate: null,
      invoiceEmail: null,
      payEmail: null,
      orderGoodsResp: [nothing],
      activateTime: null,
      payMode: null,
    });
    await pay(client, '90001');
    expect(await billOf(client, '90001')).toMatchObject({
      orderStatus: 5,
      invoice: 'INV-90001',
      orderGoodsResp: [{ subscribeStartDate: expect.any(String) }],
      payMode: 1,
    });
  });

  it('of a gift card contains the card’s code and no payer', async () => {
    expect(await billOf(await mock.open('gift-card-order'))).toMatchObject({
      type: 'giftCard',
      giftCardCode: USED_GIFT_CODE,
      payPrice: 0,
      payMode: null,
      payEmail: null,
      invoiceEmail: demoMail,
    });
  });

  it('maps every kind of order to its type on the wire', async () => {
    const client = await mock.open('demo');
    const words = {
      buy: 'buy',
      renew: 'renew',
      change: 'buy',
      extend: 'giftCard',
      giftCard: 'giftCard',
      trial: 'trial',
      ruleGive: 'ruleGive',
    };
    for (const [kind, type] of Object.entries(words)) {
      await change(client, { kind: kind as Order['kind'] });
      expect([kind, (await billOf(client)).type]).toEqual([kind, type]);
    }
  });

  it('of a refunded order contains the refund, and the plan has ended', async () => {
    const client = await mock.open('refunded-order');
    const { orderStatus, refundDetailResp } = await billOf(client);
    expect(orderStatus).toBe(8);
    expect(refundDetailResp).toEqual({
      refundId: '95001',
      refundTime: expect.any(String),
      refundAmount: 2.99,
    });
    const plan = (await client.call('getPackageSubscribeInfo', { packageId: '70001' })).data;
    expect(plan).toMatchObject({ isExpire: true, devList: [] });
  });

  it('of a failed refund contains the attempt, and the plan stays active', async () => {
    const client = await mock.open('refund-failed-order');
    expect(await billOf(client)).toMatchObject({
      orderStatus: 9,
      refundDetailResp: { refundId: '95001', refundAmount: 2.99 },
    });
    const plan = (await client.call('getPackageSubscribeInfo', { packageId: '70001' })).data;
    expect(plan).toMatchObject({ isExpire: false });
  });

  it('is refused for an unknown id', async () => {
    const client = await mock.open('demo');
    expect((await client.call('getOrderDetail', { orderId: '1' })).code).toBe(400);
  });
});

describe('the service period', () => {
  it('of a renewal follows the previous period and keeps the 31st', async () => {
    const client = await openLongRunning(mock, 'no-plans');
    await travel(client, { now: '2027-01-31T10:00:00Z' });
    await client.call('createOrder', orderRequestExample());
    await pay(client, '90001');
    await travel(client, { now: '2027-04-01T00:00:00Z' });
    expect(await daysOf(client, '90001')).toEqual(['2027-01-31', '2027-02-28']);
    expect(await daysOf(client, '90002')).toEqual(['2027-02-28', '2027-03-31']);
    expect(await daysOf(client, '90003')).toEqual(['2027-03-31', '2027-04-30']);
  });

  it('of an early renewal starts at the end of the paid time and ends with the plan', async () => {
    const client = await mock.open('unpaid-renewal');
    const first = await itemOf(client);
    await pay(client, '90001');
    const second = await itemOf(client, '90001');
    expect(second?.subscribeStartDate).toBe(first?.subscribeEndDate);
    const plan = (await client.call('getPackageSubscribeInfo', { packageId: '70001' })).data;
    expect(second?.subscribeEndDate).toBe(plan.nextRenewal);
  });

  it.each(['refunded-order', 'expired-plan'])(
    'restarts when a plan is renewed after its end (%s)',
    async (scenario) => {
      const client = await openLongRunning(mock, scenario);
      await travel(client, { now: '2028-01-31T10:00:00Z' });
      const order = orderRequestExample({ packageId: '70001', deviceIds: [] });
      await client.call('renew', order);
      await pay(client, '90001');
      expect(await daysOf(client, '90001')).toEqual(['2028-01-31', '2028-02-29']);
    },
  );

  it('of an upgrade starts at once', async () => {
    const client = await mock.open('demo');
    const unlimited = { goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50013' };
    const order = orderRequestExample({
      packageId: '70001',
      goodsReqs: [unlimited],
      orderPrice: '9.99',
      payPrice: '9.99',
    });
    await client.call('createOrder', order);
    await pay(client, '90001');
    const { activateTime, orderGoodsResp } = await billOf(client, '90001');
    expect(orderGoodsResp[0]?.subscribeStartDate).toBe(activateTime);
    const plan = (await client.call('getPackageSubscribeInfo', { packageId: '70001' })).data;
    expect(orderGoodsResp[0]?.subscribeEndDate).toBe(plan.nextRenewal);
  });

  it('is null for a pending change; the renewal then has the period', async () => {
    const client = await openLongRunning(mock, 'unlimited-plan');
    const order = orderRequestExample({ packageId: '70001', deviceIds: ['40001'] });
    expect((await client.call('createOrder', order)).code).toBe(200);
    await pay(client, '90001');
    const nothing = { subscribeStartDate: null, subscribeEndDate: null };
    expect(await itemOf(client, '90001')).toMatchObject(nothing);
    await travel(client, { advance: 'P1Y' });
    const yearEnds = (await itemOf(client))?.subscribeEndDate;
    expect((await itemOf(client, '90002'))?.subscribeStartDate).toBe(yearEnds);
  });
});
