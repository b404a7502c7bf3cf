import { afterAll, expect, it } from 'vitest';
import { refreshToken } from '../domains/auth/auth.endpoints';
import { payModeList } from '../domains/package/package.endpoints';
import { getPackageSubscribeInfo } from '../domains/subscription/subscription.endpoints';
import { stateValues } from '../vocabulary/stateValues';
import { success, refused } from './support/responses';
import { REFRESH_TOKEN, TOKEN, holdsSession, once } from './support/client';
import type { Dispatch } from './support/client';
import { exchange } from './support/exchange';
import { expectAllWritten } from './support/pacts';
import { packageApi } from '../../src/api/endpoints/package.api';
import { subscriptionApi } from '../../src/api/endpoints/subscription.api';

afterAll(expectAllWritten);

const renewed = stateValues.renewedAccessToken.value;
const unknown = 'access-1001-2';
const refresh = {
  endpoint: refreshToken,
  payload: { refreshToken: REFRESH_TOKEN },
  token: TOKEN,
} as const;

const askPayModes = (dispatch: Dispatch) =>
  dispatch(packageApi.endpoints.payModeList.initiate({}, once)).unwrap();

it('the client refreshes the token once after 21026 and retries the call with the new token', async () => {
  const outcome = await exchange(
    {
      endpoint: payModeList,
      description: 'the ways to pay, asked for while the access token has expired',
      state: 'access-token-expired',
      payload: {},
      answer: refused(21026),
    },
    askPayModes,
    [
      {
        ...refresh,
        description: 'a fresh access token, to ask for the ways to pay',
        state: 'access-token-expired',
        answer: await success(refreshToken, { accessToken: renewed }),
      },
      {
        endpoint: payModeList,
        description: 'the ways to pay, asked for again with the renewed token',
        state: 'access-token-renewed',
        payload: {},
        token: renewed,
        answer: await success(payModeList, [1], { '': 'some' }),
      },
    ],
  );
  expect(outcome).toEqual({ data: [1] });
  expect(holdsSession()).toBe(true);
});

it('the session ends if the renewed token is also rejected', async () => {
  const plan = { packageId: '70001' };
  const outcome = await exchange(
    {
      endpoint: getPackageSubscribeInfo,
      description: 'a subscription, asked for with an access token that has expired',
      state: 'access-token-expired',
      payload: plan,
      answer: refused(21026),
    },
    (dispatch) =>
      dispatch(subscriptionApi.endpoints.getPackageSubscribeInfo.initiate(plan, once)).unwrap(),
    [
      {
        ...refresh,
        description: 'a fresh access token',
        state: 'access-token-expired',
        answer: await success(refreshToken, { accessToken: unknown }),
      },
      {
        endpoint: getPackageSubscribeInfo,
        description: 'a subscription, asked for with a renewed token that is not known either',
        state: 'demo',
        payload: plan,
        token: unknown,
        answer: refused(70032),
      },
    ],
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
  expect(holdsSession()).toBe(false);
});

it('the session ends if the refresh is rejected with 21027', async () => {
  const outcome = await exchange(
    {
      endpoint: payModeList,
      description: 'the ways to pay, asked for before another device took over',
      state: 'access-token-expired',
      payload: {},
      answer: refused(21026),
    },
    askPayModes,
    [
      {
        ...refresh,
        description: 'a fresh access token after another device took over',
        state: 'session-replaced',
        answer: refused(21027),
      },
    ],
  );
  expect(outcome).toMatchObject({ error: { code: 403 } });
  expect(holdsSession()).toBe(false);
});

it('the session ends if the refresh is rejected with 21025', async () => {
  const outcome = await exchange(
    {
      endpoint: payModeList,
      description: 'the ways to pay, asked for with an access token that has expired',
      state: 'access-token-expired',
      payload: {},
      answer: refused(21026),
    },
    askPayModes,
    [
      {
        ...refresh,
        description: 'a fresh access token after the session has ended',
        state: 'session-expired',
        answer: refused(21025),
      },
    ],
  );
  expect(outcome).toMatchObject({ error: { code: 403 } });
  expect(holdsSession()).toBe(false);
});

it('the session ends after 21027', async () => {
  const outcome = await exchange(
    {
      endpoint: payModeList,
      description: 'the ways to pay, asked for after a sign-in elsewhere',
      state: 'session-replaced',
      payload: {},
      answer: refused(21027),
    },
    askPayModes,
  );
  expect(outcome).toMatchObject({ error: { code: 21027 } });
  expect(holdsSession()).toBe(false);
});
