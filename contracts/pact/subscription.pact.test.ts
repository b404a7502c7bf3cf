import { afterAll, expect, it } from 'vitest';
import * as subscription from '../domains/subscription/subscription.endpoints';
import {
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '../domains/subscription/subscription.examples';
import { success, refused } from './support/responses';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { exchange } from './support/exchange';
import { readOf } from './support/expectations';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import type { Pins } from './support/pins';
import { subscriptionApi } from '../../src/api/endpoints/subscription.api';

afterAll(expectAllWritten);

const { getPackageBindDevList, getPackageSubscribeInfo, getUnbindPackageDevList } =
  subscriptionApi.endpoints;
const page = { homeId: '30001', pageNum: 1, pageSize: 100 };
const house = { homeId: '30001' };
const notOurs = { homeId: '30003' };
const plan = { packageId: '70001' };

/** What a state says about its only plan, in the list. */
const PLAN_FACTS = {
  'list.0.packageType': 'exact',
  'list.0.subscribeStatus': 'exact',
  'list.0.subscribeCycle': 'exact',
  'list.0.supportedDevNum': 'exact',
} as const satisfies Pins;

/** What a state says about its plan, in detail. A plan on offer has a goodsStatus of 1 or above. */
const DETAIL_FACTS = {
  subScribeType: 'exact',
  subScribeStatus: 'exact',
  goodsStatus: /^[1-9]\d*$/,
  whetherPay: 'exact',
  isRenewal: 'exact',
  packageType: 'exact',
  isSupportRenew: 'exact',
  maxDevNum: 'exact',
  orderStatus: 'exact',
  isUnlimited: 'exact',
  isExpire: 'exact',
  planUnit: 'exact',
} as const satisfies Pins;

const askPlans = (dispatch: Dispatch) =>
  dispatch(getPackageBindDevList.initiate(page, once)).unwrap();
const askDetail = (dispatch: Dispatch) =>
  dispatch(getPackageSubscribeInfo.initiate(plan, once)).unwrap();
const askUnbound = (dispatch: Dispatch) =>
  dispatch(getUnbindPackageDevList.initiate(house, once)).unwrap();

const describedDetail = (description: string, state: string) => ({
  endpoint: subscription.getPackageSubscribeInfo,
  description,
  state,
  payload: plan,
  send: askDetail,
});

it(
  'getPackageBindDevList sends house and page and returns a list of plans',
  { tags: ['3.entity.12', '3.entity.13'] },
  async () => {
    const plans = { list: [subscribedPlanExample()] };
    const outcome = await exchange(
      {
        endpoint: subscription.getPackageBindDevList,
        description: 'the plans of a house',
        state: 'demo',
        payload: page,
        answer: await success(subscription.getPackageBindDevList, plans, PLAN_FACTS),
      },
      askPlans,
    );
    expect(outcome).toEqual({
      data: await readOf(subscription.getPackageBindDevList, plans, PLAN_FACTS),
    });
  },
);

it('getPackageBindDevList returns status 0 and null days for an ended plan', async () => {
  const plans = { list: [subscribedPlanExample({ subscribeStatus: 0, expiredDays: null })] };
  const outcome = await exchange(
    {
      endpoint: subscription.getPackageBindDevList,
      description: 'the plans of a house whose only plan has ended',
      state: 'expired-plan',
      payload: page,
      answer: await success(subscription.getPackageBindDevList, plans, PLAN_FACTS),
    },
    askPlans,
  );
  expect(outcome).toEqual({
    data: await readOf(subscription.getPackageBindDevList, plans, PLAN_FACTS),
  });
});

it('getPackageBindDevList may return an empty list', async () => {
  const outcome = await exchange(
    {
      endpoint: subscription.getPackageBindDevList,
      description: 'the plans of a house without plans',
      state: 'no-plans',
      payload: page,
      answer: await success(subscription.getPackageBindDevList, { list: [] }),
    },
    askPlans,
  );
  expect(outcome).toEqual({ data: { list: [] } });
});

it('getPackageBindDevList returns no pay mode for a plan without a payment method', async () => {
  await expectSuccess(
    {
      endpoint: subscription.getPackageBindDevList,
      description: 'the plans of a house whose plan came from a gift card',
      state: 'gift-card-plan',
      payload: page,
      send: askPlans,
    },
    { list: [subscribedPlanExample({ subscribeStatus: 2, payMode: null })] },
    PLAN_FACTS,
  );
});

it('getPackageBindDevList rejects a house of somebody else with 400', async () => {
  const payload = { ...page, ...notOurs };
  await expectRefused(
    {
      endpoint: subscription.getPackageBindDevList,
      description: 'the plans of a house of somebody else',
      state: 'demo',
      payload,
      send: (dispatch) => dispatch(getPackageBindDevList.initiate(payload, once)).unwrap(),
    },
    400,
  );
});

it('getPackageBindDevList rejects an unknown token with 70032', async () => {
  const outcome = await exchange(
    {
      endpoint: subscription.getPackageBindDevList,
      description: 'the plans of a house, asked for with a token that is unknown',
      state: 'session-expired',
      payload: page,
      answer: refused(70032),
    },
    askPlans,
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});

it(
  'getPackageSubscribeInfo sends packageId and returns the detail',
  { tags: ['3.entity.15', '3.entity.16', '3.entity.17', '3.entity.19'] },
  async () => {
    const detail = subscriptionDetailExample();
    const outcome = await exchange(
      {
        endpoint: subscription.getPackageSubscribeInfo,
        description: 'a subscription that renews',
        state: 'demo',
        payload: plan,
        answer: await success(subscription.getPackageSubscribeInfo, detail, DETAIL_FACTS),
      },
      askDetail,
    );
    expect(outcome).toEqual({
      data: await readOf(subscription.getPackageSubscribeInfo, detail, DETAIL_FACTS),
    });
  },
);

it('getPackageSubscribeInfo returns status 2 for a subscription that is being cancelled', async () => {
  const detail = subscriptionDetailExample({
    subScribeStatus: 2,
    isRenewal: false,
  });
  const outcome = await exchange(
    {
      endpoint: subscription.getPackageSubscribeInfo,
      description: 'a subscription that is being cancelled',
      state: 'cancelling-plan',
      payload: plan,
      answer: await success(subscription.getPackageSubscribeInfo, detail, DETAIL_FACTS),
    },
    askDetail,
  );
  expect(outcome).toEqual({
    data: await readOf(subscription.getPackageSubscribeInfo, detail, DETAIL_FACTS),
  });
});

it('getPackageSubscribeInfo returns isUnlimited for a subscription for any number of devices', async () => {
  const detail = subscriptionDetailExample({
    subScribeType: 'year',
    planUnit: 'year',
    maxDevNum: -1,
    isUnlimited: true,
    payMode: 3,
  });
  const outcome = await exchange(
    {
      endpoint: subscription.getPackageSubscribeInfo,
      description: 'a subscription for any number of devices',
      state: 'unlimited-plan',
      payload: plan,
      answer: await success(subscription.getPackageSubscribeInfo, detail, DETAIL_FACTS),
    },
    askDetail,
  );
  expect(outcome).toEqual({
    data: await readOf(subscription.getPackageSubscribeInfo, detail, DETAIL_FACTS),
  });
});

it(
  'getPackageSubscribeInfo returns a change that takes effect at the end of the period',
  { tags: ['3.entity.20'] },
  async () => {
    const packageChangeRecord = { maxDevNum: 1, buyNum: 1 };
    await expectSuccess(
      describedDetail(
        'a subscription with a change that waits for the end of the period',
        'pending-change',
      ),
      subscriptionDetailExample({
        maxDevNum: -1,
        isUnlimited: true,
        payMode: 2,
        // The store renews its own plans.
        isSupportRenew: false,
        packageChangeRecord,
      }),
      {
        ...DETAIL_FACTS,
        payMode: 'exact',
        'packageChangeRecord.maxDevNum': 'exact',
        'packageChangeRecord.buyNum': 'exact',
      },
    );
  },
);

it('getPackageSubscribeInfo returns no pay mode for a plan without a payment method', async () => {
  await expectSuccess(
    describedDetail('a subscription that came from a gift card', 'gift-card-plan'),
    subscriptionDetailExample({
      orderType: 'giftCard',
      subScribeStatus: 2,
      isRenewal: false,
      whetherPay: false,
      payMode: null,
    }),
    { ...DETAIL_FACTS, orderType: 'exact' },
  );
});

it('getPackageSubscribeInfo returns a goodsStatus below 1 for a deleted plan', async () => {
  await expectSuccess(
    describedDetail('a subscription that the service has taken away', 'deleted-plan'),
    subscriptionDetailExample({ goodsStatus: 0, isRenewal: false }),
    { ...DETAIL_FACTS, goodsStatus: /^(0|-\d+)$/ },
  );
});

it('getPackageSubscribeInfo returns isExpire for a plan that has ended', async () => {
  await expectSuccess(
    describedDetail('a subscription that has ended', 'expired-plan'),
    subscriptionDetailExample({
      subScribeStatus: 0,
      isRenewal: false,
      isExpire: true,
      devList: [],
    }),
    DETAIL_FACTS,
  );
});

it('getPackageSubscribeInfo returns order status 7 for a payment that is being processed', async () => {
  await expectSuccess(
    describedDetail('a subscription whose payment is being processed', 'processing-plan'),
    subscriptionDetailExample({ orderStatus: 7 }),
    DETAIL_FACTS,
  );
});

it('getPackageSubscribeInfo rejects an unknown token with 70032', async () => {
  await expectRefused(
    describedDetail('a subscription, asked for with a token that is unknown', 'session-expired'),
    70032,
  );
});

it('getPackageSubscribeInfo rejects an unknown plan with 400 and a reason', async () => {
  const payload = { packageId: '79999' };
  const outcome = await exchange(
    {
      endpoint: subscription.getPackageSubscribeInfo,
      description: 'a subscription that does not exist',
      state: 'no-plans',
      payload,
      answer: refused(400, 'This plan does not exist.'),
    },
    (dispatch) => dispatch(getPackageSubscribeInfo.initiate(payload, once)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 400, desc: 'This plan does not exist.' } });
});

it('getUnbindPackageDevList sends homeId and returns devices', async () => {
  const devices = [unboundDeviceExample()];
  const outcome = await exchange(
    {
      endpoint: subscription.getUnbindPackageDevList,
      description: 'the devices of a house that no plan covers',
      state: 'demo',
      payload: house,
      answer: await success(subscription.getUnbindPackageDevList, devices),
    },
    askUnbound,
  );
  expect(outcome).toEqual({ data: devices });
});

it('getUnbindPackageDevList may return an empty list', async () => {
  const outcome = await exchange(
    {
      endpoint: subscription.getUnbindPackageDevList,
      description: 'the devices that no plan covers, in a house where plans cover all',
      state: 'no-devices',
      payload: house,
      answer: await success(subscription.getUnbindPackageDevList, []),
    },
    askUnbound,
  );
  expect(outcome).toEqual({ data: [] });
});

it('getUnbindPackageDevList rejects a house of somebody else with 400', async () => {
  await expectRefused(
    {
      endpoint: subscription.getUnbindPackageDevList,
      description: 'the devices that no plan covers, in a house of somebody else',
      state: 'demo',
      payload: notOurs,
      send: (dispatch) => dispatch(getUnbindPackageDevList.initiate(notOurs, once)).unwrap(),
    },
    400,
  );
});

it('getUnbindPackageDevList rejects an unknown token with 70032', async () => {
  const outcome = await exchange(
    {
      endpoint: subscription.getUnbindPackageDevList,
      description: 'the devices that no plan covers, asked for with a token that is unknown',
      state: 'session-expired',
      payload: house,
      answer: refused(70032),
    },
    askUnbound,
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});
