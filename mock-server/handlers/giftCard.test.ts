import {
  extensionRequestExample,
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  UNKNOWN_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { openLongRunning, travel } from '../testing/longRunning';
import { serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { openOrder, pay } from '../testing/payPage';
import { addStranger, coveredBy, orderBehind, planBehind, plansBehind } from '../testing/worldOf';

const mock = serveMock();
const WITH_PAY_MARK = GIFT_CODE;
const WITHOUT = OTHER_GIFT_CODE;
const line = { goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50011' };
const free = { orderPrice: '0.00', payPrice: '0.00' };

/** A purchase with the card that requires a payment method. */
const marked = (fields: Partial<OrderRequest> = {}) =>
  orderRequestExample({ ...free, giftCardCode: WITH_PAY_MARK, ...fields });
/** A purchase with the card that requires none. */
const unmarked = (fields: Partial<OrderRequest> = {}) =>
  orderRequestExample({
    ...free,
    giftCardCode: WITHOUT,
    goodsReqs: [{ ...line, goodsId: '5002', goodsPriceId: '50021' }],
    ...fields,
  });
const extension = (fields: Partial<ExtensionRequest> = {}) => extensionRequestExample(fields);
const freeExtension = { packageId: '70002', goodsId: '5002', giftCardCode: WITHOUT };

const userOf = async (client: Client, code: string) =>
  (await client.control<{ orderId: string | null }>('GET', `/db/giftCards/${code}`)).body.orderId;
const payUrl = (client: Client, orderId: string) =>
  client.call('getPayUrl', payUrlRequestExample({ orderId }));

describe('a gift card code', () => {
  it('is valid, and its package costs nothing', async () => {
    const client = await mock.open('gift-cards');
    expect((await client.call('giftCardCheck', { code: WITHOUT })).code).toBe(200);
    const { data } = await client.call('giftCardGoods', { code: WITHOUT });
    expect(data).toMatchObject([
      {
        goodsId: '5002',
        payMark: false,
        goodsPriceList: [{ goodsPriceId: '50021', planUnit: 'month', price: 0 }],
      },
    ]);
    expect(data[0]?.goodsPriceList).toHaveLength(1);
    const other = await client.call('giftCardGoods', { code: WITH_PAY_MARK });
    expect(other.data).toMatchObject([{ goodsId: '5001', payMark: true }]);
  });

  it.each([
    [UNKNOWN_GIFT_CODE, 'This gift card does not exist.'],
    [USED_GIFT_CODE, 'This gift card has already been used.'],
    // The portal converts codes to upper case; the service compares them exactly.
    ['gift000001', 'This gift card does not exist.'],
  ])('%s is refused by every call that uses gift cards', async (code, sentence) => {
    const client = await mock.open('gift-cards');
    for (const name of ['giftCardCheck', 'giftCardGoods', 'giftCardSubscribeGoods'] as const) {
      const answer = await client.call(name, { code });
      expect([name, answer.code, answer.desc]).toEqual([name, 400, sentence]);
    }
    const orders = [
      await client.call('createOrder', marked({ giftCardCode: code })),
      await client.call('renew', marked({ giftCardCode: code, packageId: '70001', deviceIds: [] })),
      await client.call('serviceExtension', extension({ giftCardCode: code })),
    ];
    for (const answer of orders) expect([answer.code, answer.desc]).toEqual([400, sentence]);
    expect(await orderBehind(client)).toEqual({});
  });

  it('lists the active plans that it can extend', async () => {
    const client = await mock.open('gift-cards');
    const plansFor = async (code: string) =>
      (await client.call('giftCardSubscribeGoods', { code })).data;
    expect(await plansFor(WITH_PAY_MARK)).toEqual([
      {
        packageId: '70001',
        packageName: 'Cloud Recording',
        expiredDays: expect.any(Number),
        devNum: 1,
        supportedDevNum: 1,
      },
    ]);
    expect(await plansFor(WITHOUT)).toMatchObject([{ packageId: '70002' }]);
    await client.control('PATCH', '/db/plans/70001', { status: 0 });
    expect(await plansFor(WITH_PAY_MARK)).toEqual([]);
    await client.control('PATCH', '/db/plans/70001', { status: 1, payMode: 2 });
    expect(await plansFor(WITH_PAY_MARK)).toEqual([]);
    await addStranger(client);
    await client.control('PATCH', '/db/plans/70001', { payMode: 1, accountId: '1002' });
    expect(await plansFor(WITH_PAY_MARK)).toEqual([]);
    await client.control('PATCH', '/db/goods/5002', { deleted: true });
    expect(await plansFor(WITHOUT)).toEqual([]);
    expect((await client.call('giftCardGoods', { code: WITHOUT })).data).toEqual([]);
  });

  it('extends nothing for a customer without plans', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const { data } = await client.call('giftCardSubscribeGoods', { code: WITH_PAY_MARK });
    expect(data).toEqual([]);
  });
});

describe('a plan bought with a gift card', () => {
  it('starts at getPayUrl without payMark, and ends after its period', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const { data } = await client.call('createOrder', unmarked());
    expect(await orderBehind(client)).toMatchObject({ kind: 'giftCard', cents: 0, status: 7 });
    expect(await userOf(client, WITHOUT)).toBeNull();
    expect((await payUrl(client, data.orderId)).data).toEqual({ orderStatus: 5, url: '' });
    expect(await userOf(client, WITHOUT)).toBe('90001');
    const plan = { origin: 'giftCard', payMode: null, status: 2, goodsId: '5002', periods: 1 };
    expect(await planBehind(client, '71001')).toMatchObject(plan);
    expect(await coveredBy(client, '71001')).toEqual(['40002']);
    await travel(client, { advance: 'P2M' });
    expect(await planBehind(client, '71001')).toMatchObject({ ...plan, status: 0 });
  });

  it('needs the provider with payMark, and then renews at its price', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const { data } = await client.call('createOrder', marked());
    expect((await payUrl(client, data.orderId)).data).toMatchObject({
      orderStatus: 7,
      url: expect.stringContaining('/__mock/pay/paypal/'),
    });
    expect(await userOf(client, WITH_PAY_MARK)).toBeNull();
    expect(await plansBehind(client)).toEqual([]);
    const { text } = await pay(client, data.orderId, { payMode: 3, type: 'STRIPE' });
    expect(text).toContain('$0.00');
    expect(await userOf(client, WITH_PAY_MARK)).toBe('90001');
    const plan = { origin: 'giftCard', payMode: 3, status: 1 };
    expect(await planBehind(client, '71001')).toMatchObject({ ...plan, periods: 1 });
    await travel(client, { advance: 'P35D' });
    expect(await planBehind(client, '71001')).toMatchObject({ ...plan, periods: 2 });
    expect(await orderBehind(client, '90002')).toMatchObject({ kind: 'renew', cents: 299 });
  });

  it('can be bought without a device', async () => {
    const client = await mock.open('gift-cards-no-devices');
    const { data } = await client.call('createOrder', unmarked({ deviceIds: [] }));
    expect((await payUrl(client, data.orderId)).data.orderStatus).toBe(5);
    expect(await coveredBy(client, '71001')).toEqual([]);
  });

  it.each([
    ['the full price', marked({ orderPrice: '2.99', payPrice: '2.99' }), /price has changed/],
    ['another package', unmarked({ giftCardCode: WITH_PAY_MARK }), /another package/],
    [
      'another period',
      marked({ goodsReqs: [{ ...line, goodsPriceId: '50012' }] }),
      /another period/,
    ],
    ['too many devices', marked({ deviceIds: ['40002', '40004'] }), /at most 1 device/],
  ])('is refused for %s', async (_, request, sentence) => {
    const client = await mock.open('gift-cards');
    const answer = await client.call('createOrder', request);
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('is refused when its package is deleted, but not when it is no longer sold', async () => {
    const client = await mock.open('gift-cards');
    await client.control('PATCH', '/db/goods/5001', { onOffer: false });
    expect((await client.call('createOrder', marked())).code).toBe(200);
    await client.control('PATCH', '/db/goods/5001', { deleted: true });
    const { desc } = await client.call('createOrder', marked());
    expect(desc).toBe('This package is no longer available.');
  });
});

describe('a single gift card', () => {
  it('starts only one plan from two orders, and the second order stays unpaid', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const first = await client.call('createOrder', unmarked());
    const second = await client.call('createOrder', unmarked({ deviceIds: ['40003'] }));
    expect(second.code).toBe(200);
    expect((await payUrl(client, second.data.orderId)).data.orderStatus).toBe(5);
    const late = await payUrl(client, first.data.orderId);
    expect([late.code, late.desc]).toEqual([400, 'This gift card has already been used.']);
    expect(await orderBehind(client, first.data.orderId)).toMatchObject({
      status: 7,
      planId: null,
    });
    expect(await userOf(client, WITHOUT)).toBe(second.data.orderId);
    expect(await plansBehind(client)).toHaveLength(1);
  });

  it('is not used twice at a provider, even from many tabs', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const first = await client.call('createOrder', marked());
    const second = await client.call('createOrder', marked({ deviceIds: ['40003'] }));
    const { successUrl, errorUrl } = payUrlRequestExample();
    const ids = [first, second, first, second].map(({ data }) => data.orderId);
    const tabs = await Promise.all(ids.map((id) => openOrder(client, id)));
    const answers = await Promise.all(tabs.map(({ press }) => press('pay')));
    const to = answers.map((answer) => answer.to).sort();
    expect(to).toEqual([errorUrl, errorUrl, successUrl, successUrl]);
    expect(await plansBehind(client)).toHaveLength(1);
  });

  it('stays valid after the payment is cancelled, declined or abandoned', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const { data } = await client.call('createOrder', marked());
    const { press } = await openOrder(client, data.orderId);
    for (const action of ['cancel', 'decline'] as const) {
      await press(action);
      expect((await client.call('giftCardCheck', { code: WITH_PAY_MARK })).code).toBe(200);
    }
    const again = await client.call('createOrder', marked());
    await pay(client, again.data.orderId);
    expect(await plansBehind(client)).toHaveLength(1);
  });

  it('stays valid after a network error, so that it can be redeemed again', async () => {
    const client = await mock.open('gift-cards');
    const extend = () => client.call('serviceExtension', extension(freeExtension));
    const fault = { call: 'serviceExtension', kind: 'reset' };
    await client.control('POST', '/faults', fault);
    await expect(extend()).rejects.toThrow();
    expect(await userOf(client, WITHOUT)).toBeNull();
    expect((await extend()).code).toBe(200);
  });

  it('is redeemed once when the lost answer is retried with the same Idempotency-Key', async () => {
    const client = await mock.open('gift-cards');
    const extend = () =>
      client.call('serviceExtension', extension(freeExtension), { 'Idempotency-Key': 'gift-1' });
    const fault = { call: 'serviceExtension', kind: 'reset', after: true };
    await client.control('POST', '/faults', fault);
    await expect(extend()).rejects.toThrow();
    expect(await userOf(client, WITHOUT)).toBe('90001');
    expect((await extend()).data).toMatchObject({ orderId: '90001' });
    expect(await planBehind(client, '70002')).toMatchObject({ periods: 2 });
  });
});

describe('a renewal with a gift card', () => {
  const renewal = (fields: Partial<OrderRequest> = {}) =>
    unmarked({ packageId: '70002', deviceIds: [], ...fields });

  it('adds the card’s period to the plan and leaves renewal off', async () => {
    const client = await mock.open('gift-cards');
    const before = await planBehind(client, '70002');
    const { data } = await client.call('renew', renewal());
    expect((await payUrl(client, data.orderId)).data).toEqual({ orderStatus: 5, url: '' });
    const after = await planBehind(client, '70002');
    expect(after).toMatchObject({ status: 2, payMode: null, periods: 2, start: before.start });
    expect(after.end > before.end).toBe(true);
    expect(await orderBehind(client)).toMatchObject({ kind: 'renew', giftCardCode: WITHOUT });
    expect(await userOf(client, WITHOUT)).toBe('90001');
  });

  it('keeps renewal on for a plan with a payment method', async () => {
    const client = await mock.open('gift-cards');
    await client.control('PATCH', '/db/plans/70002', { payMode: 1, status: 1 });
    const { data } = await client.call('renew', renewal());
    await payUrl(client, data.orderId);
    expect(await planBehind(client, '70002')).toMatchObject({ status: 1, payMode: 1, periods: 2 });
  });

  it('restarts an ended plan', async () => {
    const client = await openLongRunning(mock, 'gift-cards');
    await travel(client, { advance: 'P2M' });
    expect(await planBehind(client, '70002')).toMatchObject({ status: 0 });
    const { data } = await client.call('renew', renewal({ deviceIds: ['40004'] }));
    await payUrl(client, data.orderId);
    const { paidAt } = await orderBehind(client, data.orderId);
    expect(await planBehind(client, '70002')).toMatchObject({ status: 2, start: paidAt });
    expect(await coveredBy(client, '70002')).toEqual(['40004']);
  });

  it('needs the provider when the package has payMark', async () => {
    const client = await mock.open('gift-cards');
    const request = marked({ packageId: '70001', deviceIds: [] });
    const { data } = await client.call('renew', request);
    expect((await payUrl(client, data.orderId)).data.orderStatus).toBe(7);
    await pay(client, data.orderId);
    expect(await planBehind(client)).toMatchObject({ periods: 2, status: 1, payMode: 1 });
  });
});

describe('serviceExtension', () => {
  it('completes at once without payMark', async () => {
    const client = await mock.open('gift-cards');
    const { end } = await planBehind(client, '70002');
    const { data } = await client.call('serviceExtension', extension(freeExtension));
    expect(data).toEqual({ orderId: '90001', startTime: expect.any(String) });
    expect(await orderBehind(client)).toMatchObject({ kind: 'extend', status: 5, cents: 0 });
    expect((await planBehind(client, '70002')).end > end).toBe(true);
    expect(await userOf(client, WITHOUT)).toBe('90001');
    expect((await payUrl(client, '90001')).data).toEqual({ orderStatus: 5, url: '' });
    expect(await planBehind(client, '70002')).toMatchObject({ periods: 2 });
  });

  it('waits for the provider with payMark', async () => {
    const client = await mock.open('gift-cards');
    const { data } = await client.call('serviceExtension', extension());
    expect((await payUrl(client, data.orderId)).data.orderStatus).toBe(7);
    expect(await planBehind(client)).toMatchObject({ periods: 1 });
    await pay(client, data.orderId);
    expect(await planBehind(client)).toMatchObject({ periods: 2, status: 1 });
    expect(await userOf(client, WITH_PAY_MARK)).toBe('90001');
  });

  it('adds the card’s period, even when the plan has another one', async () => {
    const client = await mock.open('gift-cards');
    await client.control('PATCH', `/db/giftCards/${OTHER_GIFT_CODE}`, { priceId: '50022' });
    const end = '2027-03-31T10:00:00.000Z';
    await client.control('PATCH', '/db/plans/70002', { end });
    await client.call('serviceExtension', extension(freeExtension));
    const plan = await planBehind(client, '70002');
    expect(plan).toMatchObject({ end: '2028-03-31T10:00:00.000Z', priceId: '50021' });
    await client.control('PATCH', '/db/plans/70002', { status: 1, payMode: 1 });
    await travel(client, { now: '2028-04-15T00:00:00Z' });
    expect(await planBehind(client, '70002')).toMatchObject({ end: '2028-04-30T10:00:00.000Z' });
    await travel(client, { now: '2028-05-15T00:00:00Z' });
    expect(await planBehind(client, '70002')).toMatchObject({ end: '2028-05-31T10:00:00.000Z' });
  });

  it.each([
    ['an unknown house', {}, { homeId: '1' }, /isn’t part of your account/],
    ['a house of another customer', {}, { homeId: '30003' }, /Only the owner/],
    ['a plan of another house', {}, { homeId: '30002' }, /another house/],
    ['an unknown plan', {}, { packageId: '1' }, /plan does not exist/],
    ['a plan of another customer', { accountId: '1002' }, {}, /plan does not exist/],
    ['a plan that has ended', { status: 0 }, {}, /has ended/],
    ['an App Store plan', { payMode: 2 }, {}, /in the store, where it is billed/],
    ['a package that is not that of the card', {}, { goodsId: '5002' }, /another package/],
    ['a plan of another package', {}, { packageId: '70002' }, /can’t extend this plan/],
  ] as const)('refuses %s', async (_, plan, fields, sentence) => {
    const client = await mock.open('gift-cards');
    await addStranger(client);
    await client.control('PATCH', '/db/plans/70001', plan);
    const answer = await client.call('serviceExtension', extension(fields));
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await userOf(client, WITH_PAY_MARK)).toBeNull();
  });

  it('refuses a plan whose package is deleted', async () => {
    const client = await mock.open('gift-cards');
    await client.control('PATCH', '/db/goods/5001', { deleted: true });
    const { desc } = await client.call('serviceExtension', extension());
    expect(desc).toBe('This plan is no longer available and can’t be extended.');
  });
});
