import '../../../contracts/pact/support/browserGlobals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrder } from '@homeview/contracts/domains/order/order.endpoints';
import { json, serveMock } from '../../../mock-server/testing/mockClient';
import { baseQuery } from '../../../src/api/request/baseQuery';
import { houseApi } from '../../../src/api/endpoints/house.api';
import { packageApi } from '../../../src/api/endpoints/package.api';
import { isRefreshing } from '../../../src/api/request/refreshOnce';
import { requestOf } from '../../../src/api/request/request';
import { createStore } from '../../../src/api/store';
import { config } from '../../../src/platform/launch/config';
import { stored } from '../../../src/platform/storage/storedItems';
import { TURN_MS } from '../../../src/platform/storage/storageLock';

/**
 * The codes that the client itself produces, each where it arises and nowhere else.
 * refresh.test.ts has refreshes that fail through the network, failures.test.ts every fault on
 * every call.
 */
const mock = serveMock();
const sandbox = '/__mock/sandboxes/default';

const post = (path: string, body: object) =>
  fetch(`${mock.url()}/__mock/${path}`, json('POST', body));
const spoil = (call: string, fault: object) =>
  post('sandboxes/default/faults', { call, times: 1, ...fault });
const begin = (state: string) => post('provider-states', { state, action: 'setup' });

/** The code of each response to a call; null: none. */
async function answers(call: string): Promise<(number | null)[]> {
  const journal = await fetch(`${mock.url()}${sandbox}/requests`);
  const entries = (await journal.json()) as { call: string; code: number | null }[];
  return entries.filter((entry) => entry.call === call).map(({ code }) => code);
}

const dispatchTo = (serviceOrigin: string) => createStore({ ...config, serviceOrigin }).dispatch;
let dispatch: ReturnType<typeof dispatchTo>;

const once = { subscribe: false, forceRefetch: true } as const;

/** How a call ends: with data or with a code. */
const ending = (calling: Promise<unknown>) =>
  calling.then(
    () => 'data',
    ({ code }: { code: number }) => code,
  );
const houses = () => ending(dispatch(houseApi.endpoints.houseList.initiate({}, once)).unwrap());
const payModes = () =>
  ending(dispatch(packageApi.endpoints.payModeList.initiate({}, once)).unwrap());

beforeEach(async () => {
  localStorage.clear();
  await begin('demo');
  stored.token.set('access-1001');
  stored.refreshToken.set({ token: 'refresh-1001', expiresAt: 0 });
  stored.houseId.set('30001');
  dispatch = dispatchTo(mock.url());
});

const tokens = () => [stored.token.get(), stored.refreshToken.get()?.token ?? null];
const WHOLE = ['access-1001', 'refresh-1001'];
const GONE = [null, null];

/** Makes a call and waits until its refresh is under way; returns how the call will end. */
async function startSlowRefresh() {
  await spoil('refreshToken', { kind: 'delay', ms: 1500 });
  const ended = houses();
  const isWaiting = async () =>
    (await (await fetch(`${mock.url()}${sandbox}/faults`)).text()) !== '[]';
  while (await isWaiting()) await Promise.resolve();
  // Wrapped in an object, because `await` would unwrap the promise.
  return { ended };
}

/**
 * Makes two calls: the first starts a refresh, the second comes during it. Another tab holds the
 * lock meanwhile, so that the refresh cannot end before.
 */
async function bothDuringRefresh(): Promise<unknown[]> {
  const turn = { owner: 'another tab', until: Date.now() + TURN_MS };
  localStorage.setItem('hv.turn.refresh', JSON.stringify(turn));
  const first = houses();
  await vi.waitUntil(() => isRefreshing() !== null, { timeout: TURN_MS });
  const second = payModes();
  localStorage.removeItem('hv.turn.refresh');
  return Promise.all([first, second]);
}

describe('codes of a failed refresh', () => {
  beforeEach(() => begin('access-token-expired'));

  it.each([21025, 21027, 70032])(
    'returns 403 for the call that refreshes and 12138 for waiting calls when %i ends the session',
    { tags: ['8.error.09', '8.error.10'] },
    async (code) => {
      await spoil('refreshToken', { kind: 'code', code });
      expect(await bothDuringRefresh()).toEqual([403, 12138]);
      expect(await answers('payModeList')).toEqual([]);
      expect([tokens(), stored.houseId.get()]).toEqual([GONE, null]);
    },
  );

  it.each([
    ['a refusal', { kind: 'http400' }],
    ['an unknown code', { kind: 'code', code: 12999 }],
    ['an answer that is not JSON', { kind: 'truncated' }],
    ['an answer without a token', { kind: 'mutate', path: 'accessToken', value: null }],
    ['an empty token', { kind: 'mutate', path: 'accessToken', value: '' }],
    ['a token that is not a string', { kind: 'mutate', path: 'accessToken', value: 7 }],
  ])(
    'returns 403 and 12138 and keeps the session when the refresh gets %s',
    { tags: ['8.error.09', '8.error.10'] },
    async (_, fault) => {
      await spoil('refreshToken', fault);
      expect(await bothDuringRefresh()).toEqual([403, 12138]);
      expect(await answers('payModeList')).toEqual([]);
      expect(tokens()).toEqual(WHOLE);
      expect(await answers('refreshToken')).toHaveLength(1);
    },
  );

  it('returns 403 and 12138, ends the session and sends nothing without a refresh token', async () => {
    stored.refreshToken.remove();
    expect(await bothDuringRefresh()).toEqual([403, 12138]);
    expect(await answers('payModeList')).toEqual([]);
    expect(tokens()).toEqual(GONE);
    expect(await answers('refreshToken')).toEqual([]);
  });

  it(
    'returns 12138 for a call made during a failing refresh, without sending it',
    { tags: ['4.state.17', '8.error.10'] },
    async () => {
      const { ended: first } = await startSlowRefresh();
      const late = payModes();
      await fetch(`${mock.url()}${sandbox}/db/tokens/refresh-1001`, { method: 'DELETE' });
      expect([await first, await late]).toEqual([403, 12138]);
      expect(await answers('houseList')).toEqual([21026]);
      expect(await answers('payModeList')).toEqual([]);
    },
  );

  it('returns 12138 for the call of a customer who has been replaced by another one meanwhile', async () => {
    stored.user.set({ id: '1001', username: 'a@b.co' });
    const { ended: first } = await startSlowRefresh();
    stored.user.set({ id: '1002', username: 'c@d.co' });
    expect(await first).toBe(12138);
    expect(await answers('houseList')).toEqual([21026]);
  });

  it('returns the code of the repeated call when the refresh succeeds', async () => {
    await begin('demo');
    await spoil('houseList', { kind: 'code', code: 21026 });
    await spoil('houseList', { kind: 'http400', desc: 'No.' });
    expect(await houses()).toBe(400);
    expect(await answers('houseList')).toEqual([21026, 400]);
    expect(stored.token.get()).not.toBe('access-1001');
  });
});

describe('code 12004 without a response', () => {
  it('returns 12004 without a service', { tags: ['8.error.11'] }, async () => {
    dispatch = dispatchTo('http://127.0.0.1:1');
    expect([await houses(), tokens()]).toEqual([12004, WHOLE]);
  });

  it(
    'returns 12004 for a cut connection and does not repeat the call',
    { tags: ['8.error.11'] },
    async () => {
      await spoil('houseList', { kind: 'reset' });
      expect([await houses(), tokens()]).toEqual([12004, WHOLE]);
      expect(await answers('houseList')).toEqual([null]);
    },
  );

  it('returns 12004 and orders nothing when the code of the schemas cannot be loaded', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const endpoint = { ...createOrder, schemas: () => Promise.reject(new Error('offline')) };
    const about = { signal: new AbortController().signal, extra: config } as BaseQueryApi;
    const outcome = await baseQuery(requestOf(endpoint, {}), about, endpoint);
    expect(outcome).toMatchObject({ error: { code: 12004 } });
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('code 12005 for an unreadable response', () => {
  it.each([
    ['a truncated answer', { kind: 'truncated' }],
    ['nothing', { kind: 'empty' }],
    ['an id that is a number', { kind: 'mutate', path: '0.id', value: 7 }],
    ['a missing name', { kind: 'mutate', path: '0.name', value: null }],
    ['an invalid entry', { kind: 'mutate', path: '1', value: 'house' }],
  ])('returns 12005 for %s and does not repeat the call', async (_, fault) => {
    await spoil('houseList', fault);
    expect([await houses(), tokens()]).toEqual([12005, WHOLE]);
    expect(await answers('houseList')).toHaveLength(1);
  });

  it('returns the HTTP status instead of 12005 when the status reports a failure', async () => {
    await spoil('houseList', { kind: 'html502' });
    expect(await houses()).toBe(502);
  });
});
