import { beforeEach, describe, expect, it } from 'vitest';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import {
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { GIFT_CODE, OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { resetApiState } from '../../api/api';
import { packageApi } from '../../api/endpoints/package.api';
import { subscriptionApi } from '../../api/endpoints/subscription.api';
import { store } from '../../../tests/support/portalStore';
import type { Basket } from '../../domain/plan/basket';
import { orderFacts } from './orderFacts';

const BASKET: Basket = {
  userId: '1001',
  houseId: '30001',
  goodsId: '5001',
  goodsPriceId: '50011',
  priceCents: 299,
  currency: 'USD',
  deviceIds: ['40002'],
  payMode: PayMode.PayPal,
};
const facts = (basket: Partial<Basket> = {}) =>
  orderFacts(store.getState(), { ...BASKET, ...basket });

const GOODS_PAGE = { pageNum: 1, pageSize: LIST_PAGE_SIZE };

async function offer(goods: Partial<ReturnType<typeof goodsExample>>) {
  const list = [goodsExample({ goodsId: '5001', ...goods })];
  const { upsertQueryData } = packageApi.util;
  await store.dispatch(upsertQueryData('getRecordGoodsList', GOODS_PAGE, { list }));
}

beforeEach(() => {
  store.dispatch(resetApiState());
});

describe('what a checkout knows of its order', () => {
  it('names its devices, and counts those after the third', async () => {
    const devices = ['Garden', 'Garage', 'Attic', 'Porch'].map((deviceName, at) =>
      unboundDeviceExample({ deviceId: `${40002 + at}`, deviceName }),
    );
    const { upsertQueryData } = subscriptionApi.util;
    await store.dispatch(upsertQueryData('getUnbindPackageDevList', { homeId: '30001' }, devices));
    expect(facts().devices).toEqual({ names: ['Garden'], count: 1 });
    expect(facts({ deviceIds: devices.map(({ deviceId }) => deviceId) }).devices).toEqual({
      names: ['Garden', 'Garage', 'Attic'],
      count: 4,
    });
    expect(facts({ deviceIds: ['40002', '49999'] }).devices).toBeUndefined();
    expect(facts({ deviceIds: [] }).devices).toBeUndefined();
  });

  it('names the devices of a plan that is renewed', async () => {
    const detail = subscriptionDetailExample();
    const { upsertQueryData } = subscriptionApi.util;
    const plan = { packageId: '70001' };
    await store.dispatch(upsertQueryData('getPackageSubscribeInfo', plan, detail));
    const deviceIds = detail.devList.map(({ deviceId }) => deviceId);
    expect(facts({ call: 'renew', packageId: '70001', deviceIds })).toMatchObject({
      kind: 'renew',
      devices: { names: detail.devList.map(({ deviceName }) => deviceName).slice(0, 3) },
    });
  });

  it('says whether the plan renews, if the package is known', async () => {
    expect(facts().renews).toBeUndefined();
    await offer({ supportRenew: true, payMark: false });
    expect(facts().renews).toBe(true);
    expect(facts({ giftCardCode: OTHER_GIFT_CODE }).renews).toBe(false);
    await offer({ supportRenew: true, payMark: true });
    expect(facts({ giftCardCode: OTHER_GIFT_CODE }).renews).toBe(true);
    await offer({ supportRenew: false });
    expect(facts().renews).toBe(false);
  });

  const other = goodsExample({ goodsId: '5009', supportRenew: false });
  const bought = goodsExample({ goodsId: '5001', supportRenew: true, payMark: false });
  const { upsertQueryData } = packageApi.util;

  it.each([
    [
      'a list of packages',
      () => {
        const request = { level: 1, pageSize: LIST_PAGE_SIZE, payMode: PayMode.PayPal };
        return store.dispatch(
          upsertQueryData('getPackageList', request, { list: [other, bought] }),
        );
      },
    ],
    [
      'one package',
      () => {
        const request = { packageId: '70001' };
        return store.dispatch(upsertQueryData('getGoodsInfoByPackageId', request, bought));
      },
    ],
  ])('knows the package from %s too', async (_, load) => {
    await load();
    expect(facts().renews).toBe(true);
    expect(facts({ goodsId: '404' }).renews).toBeUndefined();
  });

  it('says what is ordered and whether it costs nothing', () => {
    expect(facts()).toMatchObject({ kind: 'buy', isFree: false });
    expect(facts({ priceCents: 0 })).toMatchObject({ isFree: true });
    expect(facts({ packageId: '70001' })).toMatchObject({ kind: 'change' });
    const extension = { call: 'serviceExtension', giftCardCode: GIFT_CODE } as const;
    expect(facts({ ...extension, packageId: '70001' })).toMatchObject({ kind: 'giftCard' });
  });
});
