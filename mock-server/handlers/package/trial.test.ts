import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { describe, expect, it } from 'vitest';
import { change, openLongRunning, travel } from '../../testing/longRunning';
import { serveMock } from '../../testing/mockClient';
import { openOrder, pay } from '../../testing/payPage';
import { coveredBy, orderBehind, plansBehind } from '../../testing/worldOf';

const mock = serveMock();
const trial = orderRequestExample({
  goodsReqs: [{ goodsId: '5009', goodsNum: 1, goodsType: 5, goodsPriceId: '50091' }],
  orderPrice: '0.00',
  payPrice: '0.00',
});
const card = { payMode: 3, type: 'STRIPE' } as const;

describe('a trial', () => {
  it('is offered in addition to the usual package: one month, one device, $0.00', async () => {
    const client = await mock.open('trial-offer');
    const { data } = await client.call('getRecordGoodsList', { pageNum: 1, pageSize: 100 });
    expect(data.list.map(({ typeId }) => typeId)).toEqual(['1', TRIAL_TYPE_ID]);
    expect(data.list[1]?.goodsPriceList).toMatchObject([
      { goodsPriceId: '50091', planUnit: 'month', buyNum: 1, price: 0 },
    ]);
  });

  it('is not in the package list', async () => {
    const client = await mock.open('trial-offer');
    const options = { level: 15, pageSize: 100, payMode: 3 } as const;
    const { data } = await client.call('getPackageList', options);
    expect(data.list.map(({ goodsId }) => goodsId)).toEqual(['5001']);
  });

  it('is confirmed at the provider, covers its device, and ends after one month', async () => {
    const client = await openLongRunning(mock, 'trial-offer');
    const { data } = await client.call('createOrder', trial);
    expect(await orderBehind(client)).toMatchObject({ kind: 'trial', cents: 0, status: 7 });
    const { text } = await openOrder(client, data.orderId, card);
    expect(text).toContain('$0.00');
    await pay(client, data.orderId, card);
    const plans = await plansBehind(client);
    expect(plans.at(-1)).toMatchObject({ goodsId: '5009', payMode: 3, status: 2 });
    expect(await coveredBy(client, plans.at(-1)?.id ?? '')).toEqual(['40002']);
    const bill = await client.call('getOrderDetail', { orderId: data.orderId });
    expect(bill.data.type).toBe('trial');

    await travel(client, { advance: 'P32D' });
    expect((await plansBehind(client)).at(-1)).toMatchObject({ status: 0, periods: 1 });
  });

  it('needs no provider without a payMark', async () => {
    const client = await mock.open('trial-offer');
    await change(client, 'goods/5009', { payMark: false });
    const { data } = await client.call('createOrder', trial);
    const answer = await client.call('getPayUrl', {
      orderId: data.orderId,
      startTime: data.startTime,
      ...card,
      cancelUrl: 'http://localhost/',
      errorUrl: 'http://localhost/',
      successUrl: 'http://localhost/',
    });
    expect(answer.data).toEqual({ orderStatus: 5, url: '' });
  });

  it('is sold by the store too', async () => {
    const client = await mock.open('trial-in-store');
    expect((await client.call('applePayOrder', trial)).code).toBe(200);
    expect(await orderBehind(client)).toMatchObject({ kind: 'trial', payMode: 2, status: 7 });
  });
});
