import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { findScenario } from '../../scenarios/registry';
import { serveMock } from '../../testing/mockClient';
import { addStranger, orderBehind } from '../../testing/worldOf';
import { placeOrder } from '../../world/orders/orders';
import { placeStoreOrder, settleInStore } from '../../world/orders/storeOrders';
import { emptyWorld, mustFind } from '../../world/world';

const mock = serveMock();
const single = (fields: Partial<OrderRequest> = {}) =>
  orderRequestExample({ orderPrice: '3.99', payPrice: '3.99', ...fields });
const unlimited = (fields: Partial<OrderRequest> = {}) =>
  single({
    goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50013' }],
    orderPrice: '11.99',
    payPrice: '11.99',
    ...fields,
  });

describe('applePayOrder', () => {
  it('creates an order that waits for the store and that no provider can pay', async () => {
    const client = await mock.open('wallet-offer');
    const { data } = await client.call('applePayOrder', single());
    expect(await orderBehind(client)).toMatchObject({ status: 7, payMode: 2, cents: 399 });
    const answer = await client.call('getPayUrl', payUrlRequestExample({ orderId: data.orderId }));
    expect([answer.code, answer.desc]).toEqual([400, 'Pay for this order in the store.']);
    expect(await orderBehind(client)).toMatchObject({ status: 7 });
  });

  it('refuses a price that the store does not sell', async () => {
    const client = await mock.open('wallet-offer');
    await client.control('PATCH', '/db/prices/50011', { appleGoodsId: '' });
    const { code, desc } = await client.call('applePayOrder', single());
    expect([code, desc]).toEqual([400, 'This package isn’t available in the store.']);
  });

  it('refuses a gift card, and everything that createOrder refuses', async () => {
    const client = await mock.open('gift-cards');
    const gift = { giftCardCode: GIFT_CODE, orderPrice: '0.00', payPrice: '0.00' };
    const refused: [Partial<OrderRequest>, RegExp][] = [
      [gift, /Gift cards can’t be used in the store/],
      [{ payPrice: '0.01' }, /price has changed/],
      [{ deviceIds: ['40001'] }, /already has a plan/],
      [{ packageId: '70001', deviceIds: [] }, /You already have this plan/],
    ];
    for (const [fields, sentence] of refused) {
      const { code, desc } = await client.call('applePayOrder', orderRequestExample(fields));
      expect([code, desc]).toEqual([400, expect.stringMatching(sentence)]);
    }
  });

  it.each([
    ['this house', '30001', 'This home already has a subscription from the store.'],
    ['another house', '30002', 'Another home already has your subscription from the store.'],
  ])('refuses a second subscription when %s has one', async (_, houseId, sentence) => {
    const client = await mock.open('demo');
    await client.control('PATCH', '/db/plans/70001', { payMode: 2, houseId });
    for (const status of [1, 2, 3]) {
      await client.control('PATCH', '/db/plans/70001', { status });
      const { code, desc } = await client.call('applePayOrder', orderRequestExample());
      expect([code, desc]).toEqual([400, sentence]);
    }
    await client.control('PATCH', '/db/plans/70001', { status: 0 });
    expect((await client.call('applePayOrder', orderRequestExample())).code).toBe(200);
  });

  it('ignores the subscription of another account', async () => {
    const client = await mock.open('demo');
    await addStranger(client);
    await client.control('PATCH', '/db/plans/70001', { payMode: 2, accountId: '1002' });
    expect((await client.call('applePayOrder', orderRequestExample())).code).toBe(200);
  });
});

describe('settleInStore', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const later = new Date('2026-11-21T10:05:00.000Z');
  function store() {
    const world = emptyWorld();
    findScenario('wallet-offer')?.build(world, now);
    const account = mustFind(world.accounts, '1001');
    const order = (request = single()) => placeStoreOrder(world, account, request, null, now);
    return { world, account, order };
  }

  it('starts a plan that the store bills', () => {
    const { world, order } = store();
    const placed = order();
    settleInStore(world, placed, later);
    expect(placed).toMatchObject({ status: 5, payMode: 2, paidAt: later.toISOString() });
    expect(world.plans).toMatchObject([
      { payMode: 2, status: 1, start: later.toISOString(), end: '2026-12-21T10:05:00.000Z' },
    ]);
    expect(mustFind(world.devices, '40002').planId).toBe(placed.planId);
  });

  it('settles an order once, even when it is reported again', () => {
    const { world, order } = store();
    const placed = order();
    settleInStore(world, placed, later);
    settleInStore(world, placed, new Date('2026-11-22T10:00:00.000Z'));
    expect([world.plans.length, placed.paidAt]).toEqual([1, later.toISOString()]);
    // The same applies after that plan has ended and the store has sold another one.
    mustFind(world.plans, placed.planId ?? '').status = 0;
    settleInStore(world, order(unlimited({ deviceIds: [] })), later);
    settleInStore(world, placed, later);
    expect(world.plans).toHaveLength(2);
  });

  it('settles only one of two waiting orders', () => {
    const { world, order } = store();
    const [first, second] = [order(), order(unlimited({ deviceIds: [] }))];
    settleInStore(world, second, later);
    expect(() => settleInStore(world, first, later)).toThrow(/already has a subscription/);
    expect([first.status, first.paidAt, world.plans.length]).toEqual([7, null, 1]);
  });

  it('refuses the order of a provider', () => {
    const { world, account } = store();
    const placed = placeOrder(world, account, single(), null, now);
    expect(() => settleInStore(world, placed, later)).toThrow(/can’t be paid in the store/);
    expect(world.plans).toEqual([]);
  });

  it('upgrades the store’s plan at once, and downgrades it later', () => {
    const { world, order } = store();
    settleInStore(world, order(), now);
    const [plan] = world.plans;
    const packageId = plan?.id ?? '';
    settleInStore(world, order(unlimited({ packageId, deviceIds: ['40003'] })), later);
    expect(plan).toMatchObject({ priceId: '50013', payMode: 2, start: later.toISOString() });
    settleInStore(world, order(single({ packageId, deviceIds: [] })), later);
    expect(plan).toMatchObject({ priceId: '50013', change: { priceId: '50011', chosen: false } });
    expect(world.plans).toHaveLength(1);
  });
});
