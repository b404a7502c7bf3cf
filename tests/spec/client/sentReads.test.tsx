import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { orderRowExample } from '@homeview/contracts/domains/billing/billing.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { subscribedPlanExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { useActivityQuery } from '../../../src/api/endpoints/activity.api';
import {
  useBillAddress,
  useBills,
  useGetOrderDetailQuery,
} from '../../../src/api/endpoints/billing.api';
import {
  checkGiftCard,
  useGiftCardGoodsQuery,
  useGiftCardSubscribeGoodsQuery,
} from '../../../src/api/endpoints/giftCard.api';
import { useHouseList } from '../../../src/api/endpoints/house.api';
import * as packages from '../../../src/api/endpoints/package.api';
import { store } from '../../support/portalStore';
import * as subscriptions from '../../../src/api/endpoints/subscription.api';
import { useAddressForm } from '../../../src/checkout/address/useAddressForm';
import { useWalletOffer } from '../../../src/features/applePay/useWalletOffer';
import { stored } from '../../../src/platform/storage/storedItems';
import { recordCalls } from '../../support/recordCalls';
import { renderInPortal } from '../../support/renderInPortal';

/**
 * What the portal sends when a screen reads: its own hooks with a recorded fetch. Paths and values
 * are typed by hand from section 7; a test passes only values from the address or the customer.
 */
const PLANS = '/api/ipc/recordPlanController';
const get = (path: string, payload: object = {}) => ({ method: 'GET', path, payload });
const post = (path: string, payload: object) => ({ method: 'POST', path, payload });

interface Query {
  readonly isFetching: boolean;
  readonly data?: unknown;
}

/** The requests of a hook, and what it reads from a response with `data`. */
async function ask(hook: () => Query, path = '', data: unknown = null) {
  const sent = recordCalls({ [path]: { data } });
  const { result } = renderInPortal(hook);
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  return { sent, read: result.current.data };
}

beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
});

describe('calls for houses, payment methods and packages', () => {
  it('sends no parameters with houseList', { tags: ['7.call.05'] }, async () => {
    const { sent } = await ask(useHouseList);
    expect(sent).toEqual([get('/api/ipc/house/houseList')]);
  });

  it(
    'sends no parameters with payModeList and reads pay modes',
    { tags: ['7.call.06'] },
    async () => {
      const { sent, read } = await ask(packages.usePayModes, '/payGateway/payModeList', [1, 3]);
      expect(sent).toEqual([get('/payGateway/payModeList')]);
      expect(read).toEqual([1, 3]);
    },
  );

  it('sends page 1 of 100 with getRecordGoodsList', { tags: ['7.call.07'] }, async () => {
    const { sent } = await ask(packages.useGoodsList);
    expect(sent).toEqual([get(`${PLANS}/getRecordGoodsList`, { pageNum: '1', pageSize: '100' })]);
  });

  it(
    'sends level 15, 100 a page and the filters with getPackageList',
    { tags: ['7.pact.02'] },
    async () => {
      const options = {
        payMode: 1,
        goodsId: '5001',
        isSupportRenew: true,
        planUnit: 'year',
        excludeLevel: 10,
      } as const;
      const { sent } = await ask(() => packages.usePackageList(options));
      expect(sent).toEqual([
        get(`${PLANS}/getPackageList`, {
          level: '15',
          pageSize: '100',
          payMode: '1',
          goodsId: '5001',
          isSupportRenew: 'true',
          planUnit: 'year',
          excludeLevel: '10',
        }),
      ]);
    },
  );

  it('sends packageId with getGoodsInfoByPackageId', { tags: ['7.call.09'] }, async () => {
    const { sent } = await ask(() => packages.usePackageOfPlan('70001'));
    expect(sent).toEqual([get(`${PLANS}/getGoodsInfoByPackageId`, { packageId: '70001' })]);
  });

  it(
    'sends the id of activity in the path and reads status and times',
    { tags: ['7.call.24'] },
    async () => {
      const path = '/api/ipc/activity/6001';
      const { sent, read } = await ask(
        () => useActivityQuery({ activityId: '6001' }),
        path,
        activityExample(),
      );
      expect(sent).toEqual([get(path)]);
      expect(Object.keys(read as object).sort()).toEqual(['endTime', 'startTime', 'status']);
    },
  );
});

describe('calls for plans and devices', () => {
  it(
    'sends house, pay mode and level 15 with packageBuyInfoV2',
    { tags: ['7.call.08', '7.pact.04'] },
    async () => {
      const asked = { houseId: '30001', payMode: 2 } as const;
      const { sent } = await ask(() => subscriptions.useSubscribedInfo(asked));
      expect(sent).toEqual([
        get(`${PLANS}/packageBuyInfoV2`, { houseId: '30001', payMode: '2', level: '15' }),
      ]);
    },
  );

  it(
    'sends the same before a purchase, for the selected house',
    { tags: ['7.pact.04'] },
    async () => {
      const path = `${PLANS}/packageBuyInfoV2`;
      const houses = { '/api/ipc/house/houseList': { data: [houseExample({ id: '30001' })] } };
      const inStore = recordCalls(houses);
      renderInPortal(() => useWalletOffer({}));
      const asked = get(path, { houseId: '30001', payMode: '2', level: '15' });
      await waitFor(() => expect(inStore.filter((call) => call.path === path)).toEqual([asked]));
      const onWeb = recordCalls({ [path]: { data: [] } });
      await store.dispatch(subscriptions.askSubscribedInfo('30001', 1));
      expect(onWeb).toEqual([get(path, { houseId: '30001', payMode: '1', level: '15' })]);
    },
  );

  it('sends packageId with getPackageSubscribeInfo', { tags: ['7.call.10'] }, async () => {
    const { sent } = await ask(() => subscriptions.useSubscriptionDetail('70001'));
    expect(sent).toEqual([get(`${PLANS}/getPackageSubscribeInfo`, { packageId: '70001' })]);
  });

  it(
    'sends the house and page 1 of 100 with getPackageBindDevList, and reads list',
    { tags: ['7.call.13'] },
    async () => {
      const path = `${PLANS}/getPackageBindDevList`;
      const data = { list: [subscribedPlanExample()] };
      const { sent, read } = await ask(() => subscriptions.useSubscribedPlans('30001'), path, data);
      expect(sent).toEqual([post(path, { homeId: '30001', pageNum: 1, pageSize: 100 })]);
      expect(read).toMatchObject({ list: [{ packageId: '70001' }] });
    },
  );

  it('sends homeId with getUnbindPackageDevList', { tags: ['7.call.14'] }, async () => {
    const { sent } = await ask(() => subscriptions.useUnboundDevices('30001'));
    expect(sent).toEqual([get(`${PLANS}/getUnbindPackageDevList`, { homeId: '30001' })]);
  });

  it('sends the homeId of each house for several houses', { tags: ['7.call.14'] }, async () => {
    const sent = recordCalls();
    const homes = ['30001', '30002'];
    renderInPortal(() => subscriptions.useUnboundDevicesOfHouses(homes));
    const asked = homes.map((homeId) => get(`${PLANS}/getUnbindPackageDevList`, { homeId }));
    await waitFor(() => expect(sent).toEqual(asked));
  });

  it('sends packageId with downgradeDevList', { tags: ['7.call.22'] }, async () => {
    const { sent } = await ask(() =>
      subscriptions.useDowngradeDevListQuery({ packageId: '70001' }),
    );
    expect(sent).toEqual([get('/api/ipc/ApplePay/downgradeDevList', { packageId: '70001' })]);
  });
});

describe('calls for billing', () => {
  it('sends no parameters with getUserBillInfo', { tags: ['7.call.16'] }, async () => {
    const { sent } = await ask(useBillAddress);
    expect(sent).toEqual([get(`${PLANS}/getUserBillInfo`)]);
  });

  it('sends country and postal code with address', { tags: ['7.call.19'] }, async () => {
    const sent = recordCalls();
    const { result } = renderInPortal(() => useAddressForm(null));
    result.current.form.setValue('postal', '92614');
    void result.current.lookup.leavePostal();
    await waitFor(() => expect(result.current.lookup.failure).toBe('failed'));
    expect(sent).toEqual([get(`${PLANS}/address`, { countryCode: 'USA', postal: '92614' })]);
  });

  it('sends the selected orderStatus with getPageOrderList', { tags: ['7.call.21'] }, async () => {
    const { sent } = await ask(() => useBills(8));
    expect(sent).toEqual([
      get(`${PLANS}/getPageOrderList`, { pageNum: '1', pageSize: '20', orderStatus: '8' }),
    ]);
  });

  it('sends orderId with getOrderDetail', { tags: ['7.call.20'] }, async () => {
    const { sent } = await ask(() => useGetOrderDetailQuery({ orderId: '80001' }));
    expect(sent).toEqual([get(`${PLANS}/getOrderDetail`, { orderId: '80001' })]);
  });

  it(
    'sends each page of 20 and no orderStatus with getPageOrderList',
    { tags: ['7.call.21'] },
    async () => {
      const path = `${PLANS}/getPageOrderList`;
      const list = Array.from({ length: 20 }, (_, at) => orderRowExample({ orderId: `${at}` }));
      const sent = recordCalls({ [path]: { data: { list, total: 45 } } });
      const { result } = renderInPortal(useBills);
      await waitFor(() => expect(result.current.hasNextPage).toBe(true));
      void result.current.fetchNextPage();
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
      expect(sent).toEqual([
        get(path, { pageNum: '1', pageSize: '20' }),
        get(path, { pageNum: '2', pageSize: '20' }),
      ]);
    },
  );
});

describe('calls for gift cards', () => {
  it(
    'sends the code of check in the path without parameters',
    { tags: ['7.call.25'] },
    async () => {
      const sent = recordCalls();
      await store.dispatch(checkGiftCard('GIFT000001'));
      expect(sent).toEqual([get('/api/ipc/giftCard/check/GIFT000001')]);
    },
  );

  it(
    'sends the code of goods in the path without parameters',
    { tags: ['7.call.26'] },
    async () => {
      const { sent } = await ask(() => useGiftCardGoodsQuery({ code: 'GIFT000001' }));
      expect(sent).toEqual([get('/api/ipc/giftCard/goods/GIFT000001')]);
    },
  );

  it(
    'sends the code of subscribeGoods in the path without parameters',
    { tags: ['7.call.27'] },
    async () => {
      const { sent } = await ask(() => useGiftCardSubscribeGoodsQuery({ code: 'GIFT000001' }));
      expect(sent).toEqual([get('/api/ipc/giftCard/subscribeGoods/GIFT000001')]);
    },
  );
});
