import { describe, expect, it } from 'vitest';
import { change, detailOf, openLongRunning, planOf, travel } from '../../testing/longRunning';
import { serveMock } from '../../testing/mockClient';
import { addStranger } from '../../testing/worldOf';

const mock = serveMock();

describe('getPackageSubscribeInfo', () => {
  it.each([
    ['demo', { orderType: 'buy', subScribeStatus: 1, goodsStatus: 1, whetherPay: true }],
    ['demo', { isRenewal: true, isSupportRenew: true, packageType: 1, orderStatus: 5, level: 15 }],
    ['demo', { canUpgrade: true, canDowngrade: false, isRenewPackage: false, isExpire: false }],
    ['demo', { changeStatus: 0, packageChangeRecord: null }],
    ['unlimited-plan', { isUnlimited: true, maxDevNum: -1, subScribeType: 'year' }],
    ['unlimited-plan', { canUpgrade: false, canDowngrade: true }],
    ['full-plan', { maxDevNum: 3, canUpgrade: true, canDowngrade: true }],
    ['activating-plan', { subScribeStatus: 3, isRenewal: true }],
    ['renewal-processing', { subScribeStatus: 1, isRenewal: true, orderStatus: 5 }],
    ['processing-plan', { subScribeStatus: 1, orderStatus: 7 }],
    ['deleted-plan', { goodsStatus: 0, isRenewal: false, isSupportRenew: true }],
    ['deleted-plan', { canUpgrade: false, canDowngrade: false }],
    ['free-basic-plan', { packageType: 0, price: 0, orderType: 'ruleGive', payMode: null }],
    ['gift-card-plan', { orderType: 'giftCard', whetherPay: false, payMode: null }],
    ['gift-card-plan', { packageType: 1, subScribeStatus: 2, isRenewal: false }],
    ['wallet-plan', { payMode: 2, whetherPay: true, price: 3.99 }],
    // The store renews it, so the customer cannot turn renewal on or off here.
    ['wallet-plan', { isRenewal: true, isSupportRenew: false }],
    ['wallet-plan-other-home', { payMode: 2, homeId: '30002' }],
    ['pending-change', { payMode: 2, isUnlimited: true, changeStatus: 1, price: 11.99 }],
    ['pending-change', { packageChangeRecord: { maxDevNum: 1, buyNum: 1 } }],
    ['expired-plan', { subScribeStatus: 0, isExpire: true, isRenewal: false, devList: [] }],
  ])('in %s returns %j', async (scenario, fields) => {
    expect(await detailOf(await mock.open(scenario))).toMatchObject(fields);
  });

  it('returns the status of the plan’s latest order', async () => {
    const client = await mock.open('demo');
    await change(client, 'orders/80001', { status: 8 });
    expect((await detailOf(client)).orderStatus).toBe(8);
    const { body: order } = await client.control<object>('GET', '/db/orders/80001');
    await client.control('POST', '/db/orders', { ...order, id: '90001', kind: 'renew', status: 7 });
    await client.control('POST', '/db/orders', { ...order, id: '90002', planId: '70009' });
    expect(await detailOf(client)).toMatchObject({ orderStatus: 7, isRenewPackage: true });
  });

  it('offers no change when no other package is on sale', async () => {
    const client = await mock.open('demo');
    await change(client, 'goods/5001', { onOffer: false });
    expect(await detailOf(client)).toMatchObject({ canUpgrade: false, canDowngrade: false });
  });

  it('refuses plans of other accounts', async () => {
    const client = await mock.open('demo');
    await addStranger(client);
    await change(client, 'plans/70001', { accountId: '1002' });
    for (const packageId of ['70001', '1']) {
      const { code, desc } = await client.call('getPackageSubscribeInfo', { packageId });
      expect([code, desc]).toEqual([400, 'This plan does not exist.']);
    }
  });
});

describe('getPackageBindDevList', () => {
  it('returns the days left until the plan ends, then null', async () => {
    const client = await openLongRunning(mock, 'cancelling-plan');
    const row = async () => {
      const page = { homeId: '30001', pageNum: 1, pageSize: 100 };
      return (await client.call('getPackageBindDevList', page)).data.list[0];
    };
    const end = Date.parse((await planOf(client)).end);
    await travel(client, { now: new Date(end - 36 * 3_600_000).toISOString() });
    expect(await row()).toMatchObject({ subscribeStatus: 2, expiredDays: 2, devNum: 1 });
    await travel(client, { now: new Date(end).toISOString() });
    expect(await row()).toMatchObject({ subscribeStatus: 0, expiredDays: null, devNum: 0 });
  });
});

describe('packageBuyInfoV2', () => {
  const ask = async (scenario: string, houseId = '30001') => {
    const client = await mock.open(scenario);
    return client.call('packageBuyInfoV2', { payMode: 2, level: 15, houseId });
  };

  it('returns one entry per plan unit with the covered devices', async () => {
    const device = { deviceId: '40001', deviceName: 'Front door' };
    const rest = { isApplePayUnlimited: false, unlimitPackageId: '', applepayHouseId: '' };
    expect((await ask('demo')).data).toEqual([
      { planUnit: 'month', devList: [device], maxDevNum: 1, ...rest },
      { planUnit: 'year', devList: [], maxDevNum: 1, ...rest },
    ]);
  });

  it('names the unlimited plan, and whether the store bills it', async () => {
    expect((await ask('unlimited-plan')).data).toMatchObject([
      { unlimitPackageId: '' },
      { unlimitPackageId: '70001', isApplePayUnlimited: false, applepayHouseId: '' },
    ]);
    expect((await ask('pending-change')).data).toMatchObject([
      { unlimitPackageId: '70001', isApplePayUnlimited: true, applepayHouseId: '30001' },
      { unlimitPackageId: '', isApplePayUnlimited: false, applepayHouseId: '30001' },
    ]);
  });

  it('names the house with the store subscription for every house of the owner', async () => {
    for (const houseId of ['30001', '30002']) {
      const { data } = await ask('wallet-plan-other-home', houseId);
      expect(data.map(({ applepayHouseId }) => applepayHouseId)).toEqual(['30002', '30002']);
    }
    const { data } = await ask('wallet-plan-other-home');
    expect(data.flatMap(({ devList }) => devList)).toEqual([]);
  });

  it('is refused for a house that the account does not own', async () => {
    expect((await ask('demo', '30003')).code).toBe(400);
    expect((await ask('demo', '1')).code).toBe(400);
  });
});
