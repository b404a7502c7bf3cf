import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import {
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, resetPortal, storeSession, stubService } from '../../tests/support/renderPortal';
import { useHouseList } from './endpoints/house.api';
import { useGoodsList, usePackageList, usePackageOfPlan } from './endpoints/package.api';
import { store } from '../../tests/support/portalStore';
import {
  useSubscribedPlans,
  useSubscriptionDetail,
  useUnboundDevices,
} from './endpoints/subscription.api';

const NOW = Date.UTC(2026, 10, 21, 10, 0, 0);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);

beforeEach(() => {
  resetPortal();
  storeSession();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const calls = [
  {
    what: 'the packages on offer are reused for 30 s',
    call: 'getRecordGoodsList',
    seconds: 30,
    use: () => useGoodsList(),
    answer: { list: [goodsExample()] },
  },
  {
    what: 'the packages that match a filter are reused for 30 s',
    call: 'getPackageList',
    seconds: 30,
    use: () => usePackageList({ payMode: 1 }),
    answer: { list: [goodsExample()] },
  },
  {
    what: 'the package of a plan is reused for 30 s',
    call: 'getGoodsInfoByPackageId',
    seconds: 30,
    use: () => usePackageOfPlan('70001'),
    answer: goodsExample(),
  },
  {
    what: 'the house list is reused for 10 minutes',
    call: 'houseList',
    seconds: 600,
    use: useHouseList,
    answer: [houseExample()],
  },
  {
    what: 'the plans of a house are reused for 30 s',
    call: 'getPackageBindDevList',
    seconds: 30,
    use: () => useSubscribedPlans('30001'),
    answer: { list: [subscribedPlanExample()] },
  },
  {
    what: 'the devices without a plan are reused for 60 s',
    call: 'getUnbindPackageDevList',
    seconds: 60,
    use: () => useUnboundDevices('30001'),
    answer: [unboundDeviceExample()],
  },
  {
    what: 'a subscription is reused for 60 s',
    call: 'getPackageSubscribeInfo',
    seconds: 60,
    use: () => useSubscriptionDetail('70001'),
    answer: subscriptionDetailExample(),
  },
] as const;

describe('the cache of a reopened page', () => {
  it.each(calls)(
    '$what',
    { tags: ['4.cache.01', '4.cache.02', '4.cache.03', '4.cache.04', '4.cache.05'] },
    async ({ call, seconds, use, answer }) => {
      const made = stubService({ [call]: () => ok(answer) });
      const open = () =>
        renderHook(() => use() as { readonly data?: unknown; readonly isFetching: boolean }, {
          wrapper,
        });
      const first = open();
      await waitFor(() => expect(first.result.current.data).toEqual(answer));
      first.unmount();

      vi.setSystemTime(NOW + seconds * 1000 - 1);
      const second = open();
      expect(second.result.current).toMatchObject({ data: answer, isFetching: false });
      expect(made).toEqual([call]);
      second.unmount();

      vi.setSystemTime(NOW + seconds * 1000);
      const third = open();
      expect(third.result.current).toMatchObject({ data: answer, isFetching: true });
      await waitFor(() => expect(third.result.current.isFetching).toBe(false));
      expect(made).toEqual([call, call]);
    },
  );
});
