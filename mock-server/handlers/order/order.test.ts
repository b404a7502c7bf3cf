import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { UNKNOWN_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../../testing/mockClient';
import { pay } from '../../testing/payPage';
import { addStranger, planBehind } from '../../testing/worldOf';

const mock = serveMock();
const line = { goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50011' };
const unlimited = {
  goodsReqs: [{ ...line, goodsPriceId: '50013' }],
  orderPrice: '9.99',
  payPrice: '9.99',
};

describe('createOrder', () => {
  it('makes one order of 100 parallel requests with one Idempotency-Key', async () => {
    const client = await mock.open('demo');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        client.call('createOrder', orderRequestExample(), { 'Idempotency-Key': 'basket-1' }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.orderId))).toEqual(new Set(['90001']));
    const orders = await client.control<unknown[]>('GET', '/db/orders?status=7');
    expect(orders.body).toHaveLength(1);
  });

  it('refuses the same key with another basket', async () => {
    const client = await mock.open('demo');
    const headers = { 'Idempotency-Key': 'basket-1' };
    await client.call('createOrder', orderRequestExample(), headers);
    const other = orderRequestExample({ deviceIds: [] });
    const { code, desc } = await client.call('createOrder', other, headers);
    expect([code, desc]).toEqual([400, expect.stringContaining('different contents')]);
  });

  it('makes a new order each time without a key', async () => {
    const client = await mock.open('demo');
    const first = await client.call('createOrder', orderRequestExample());
    const second = await client.call('createOrder', orderRequestExample());
    expect([first.data.orderId, second.data.orderId]).toEqual(['90001', '90002']);
  });

  it('accepts any number of devices at an unlimited price, and no devices at any price', async () => {
    const client = await mock.open('many-devices');
    const deviceIds = Array.from({ length: 40 }, (_, index) => String(40001 + index));
    const all = await client.call('createOrder', orderRequestExample({ ...unlimited, deviceIds }));
    expect(all.code).toBe(200);
    const none = await client.call('createOrder', orderRequestExample({ deviceIds: [] }));
    expect(none.code).toBe(200);
  });

  const refused: [string, Partial<OrderRequest>, RegExp][] = [
    ['a lower price', { orderPrice: '0.01', payPrice: '0.01' }, /price has changed/],
    ['a lower price to pay', { payPrice: '0.01' }, /price has changed/],
    ['a discount', { discountRate: 0.5 }, /discount isn’t available/],
    ['a preferential price', { preferentialPrice: 1 }, /discount isn’t available/],
    ['another currency', { currency: 'EUR' }, /currency/],
    ['an unknown house', { homeId: '1' }, /isn’t part of your account/],
    ['a house of another customer', { homeId: '30003' }, /Only the owner/],
    ['unknown goods', { goodsReqs: [{ ...line, goodsId: '1' }] }, /no longer available/],
    [
      'a price of another package',
      { goodsReqs: [{ ...line, goodsPriceId: '1' }] },
      /isn’t available for this package/,
    ],
    ['a quantity of two', { goodsReqs: [{ ...line, goodsNum: 2 }] }, /one package at a time/],
    ['another goods type', { goodsReqs: [{ ...line, goodsType: 4 }] }, /product can’t be ordered/],
    ['two packages', { goodsReqs: [line, line] }, /exactly one package/],
    ['an unknown device', { deviceIds: ['1'] }, /isn’t in this house/],
    ['a device of another house', { deviceIds: ['40011'] }, /isn’t in this house/],
    ['a device with a plan', { deviceIds: ['40001'] }, /“Front door” already has a plan/],
    ['the same device twice', { ...unlimited, deviceIds: ['40002', '40002'] }, /twice/],
    ['too many devices', { deviceIds: ['40002', '40003'] }, /at most 1 device/],
    ['an unknown gift card', { giftCardCode: UNKNOWN_GIFT_CODE }, /gift card does not exist/],
    ['an unknown promotion', { activityId: '1' }, /promotion does not exist/],
    ['an unknown plan to change', { packageId: '1' }, /plan does not exist/],
  ];
  it.each(refused)('refuses %s with a message for the customer', async (_, fields, sentence) => {
    const client = await mock.open('demo');
    const answer = await client.call('createOrder', orderRequestExample(fields));
    expect(answer).toMatchObject({ status: 200, code: 400, data: null });
    expect(answer.desc).toMatch(sentence);
  });

  it.each(['2.9', '2', '2.990', '-2.99', ' 2.99'])('refuses the price %j', async (price) => {
    const client = await mock.open('demo');
    const fields = { orderPrice: price, payPrice: price };
    const { code, desc } = await client.call('createOrder', orderRequestExample(fields));
    expect([code, desc]).toEqual([400, expect.stringMatching(/orderPrice|payPrice/)]);
  });

  it('refuses goods that are no longer sold or deleted', async () => {
    const sentence = 'This package is no longer available.';
    const client = await mock.open('no-packages');
    expect((await client.call('createOrder', orderRequestExample())).desc).toBe(sentence);
    const other = await mock.open('demo');
    await other.control('PATCH', '/db/goods/5001', { deleted: true });
    expect((await other.call('createOrder', orderRequestExample())).desc).toBe(sentence);
    const list = await other.call('getRecordGoodsList', { pageNum: 1, pageSize: 100 });
    expect(list.data.list).toEqual([]);
  });

  it('creates a plan that ends after its period when the package does not renew', async () => {
    const client = await mock.open('demo');
    await client.control('PATCH', '/db/goods/5001', { supportRenew: false });
    const { data } = await client.call('createOrder', orderRequestExample());
    await pay(client, data.orderId);
    expect(await planBehind(client, '71001')).toMatchObject({ status: 2, payMode: 1 });
  });

  it('treats an empty plan, promotion and gift card as missing', async () => {
    const client = await mock.open('demo');
    const fields = { packageId: '', activityId: '', giftCardCode: '' };
    expect((await client.call('createOrder', orderRequestExample(fields))).code).toBe(200);
    const { body } = await client.control('GET', '/db/orders/90001');
    expect(body).toMatchObject({ kind: 'buy', planId: null, activityId: null, giftCardCode: null });
  });
});

describe('getPayUrl', () => {
  it('returns the same page for an unpaid order each time', async () => {
    const client = await mock.open('unpaid-order');
    const first = await client.call('getPayUrl', payUrlRequestExample());
    expect(first.data).toEqual({
      orderStatus: 7,
      url: `${mock.url()}/__mock/pay/paypal/checkout-1`,
    });
    expect(await client.call('getPayUrl', payUrlRequestExample())).toEqual(first);
  });

  it('returns status 5 and no URL for a paid and for a free order', async () => {
    const paid = await mock.open('paid-order');
    const done = { orderStatus: 5, url: '' };
    expect((await paid.call('getPayUrl', payUrlRequestExample())).data).toEqual(done);

    const free = await mock.open('free-package');
    const price = { orderPrice: '0.00', payPrice: '0.00' };
    const { data } = await free.call('createOrder', orderRequestExample(price));
    const request = payUrlRequestExample({ orderId: data.orderId });
    expect((await free.call('getPayUrl', request)).data).toEqual(done);
    const ready = await mock.open('free-order');
    expect((await ready.call('getPayUrl', payUrlRequestExample())).data).toEqual(done);
    const plans = await free.call('getPackageBindDevList', {
      homeId: '30001',
      pageNum: 1,
      pageSize: 100,
    });
    expect(plans.data.list).toMatchObject([{ subscribeStatus: 1, devNum: 1, payMode: null }]);
  });

  it.each([
    ['an unknown order', { orderId: '1' }],
    ['a provider that does not fit the pay mode', { type: 'STRIPE' as const }],
    ['the pay mode of the App Store', { payMode: 2 as const }],
    ['a return URL of another site', { successUrl: 'https://evil.example/paySuccess' }],
    ['a return URL with a script', { errorUrl: 'javascript:alert(1)' }],
    ['a relative return URL', { cancelUrl: '/packages' }],
  ])('refuses %s', async (_, fields) => {
    const client = await mock.open('unpaid-order');
    const { code } = await client.call('getPayUrl', payUrlRequestExample(fields));
    expect(code).toBe(400);
  });

  it('refuses orders of other accounts', async () => {
    const client = await mock.open('unpaid-order');
    await addStranger(client);
    await client.control('PATCH', '/db/orders/90001', { accountId: '1002' });
    const { desc } = await client.call('getPayUrl', payUrlRequestExample());
    expect(desc).toBe('This order does not exist.');
  });
});
