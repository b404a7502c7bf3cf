import '../../../contracts/pact/support/browserGlobals';
import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@homeview/contracts/catalogue';
import { json, serveMock } from '../../../mock-server/testing/mockClient';
import { api } from '../../../src/api/api';
import { houseApi } from '../../../src/api/endpoints/house.api';
import { subscriptionApi } from '../../../src/api/endpoints/subscription.api';
import { config } from '../../../src/platform/launch/config';
import { clearSession, saveSession } from '../../../src/platform/session/session';
import { stored } from '../../../src/platform/storage/storedItems';

/** `npm test` checks fewer, `npm run test:full` a thousand. */
const CALLS = process.env['TEST_FULL'] === '1' ? 1000 : 100;
const mock = serveMock();
const { updateSubscribeStatus } = subscriptionApi.endpoints;
// failures.test.ts tests the time limits; here a busy machine must not end a call.
const { timeoutMs } = catalogue.updateSubscribeStatus;
Object.assign(catalogue.updateSubscribeStatus, { timeoutMs: 120_000 });
afterAll(() => Object.assign(catalogue.updateSubscribeStatus, { timeoutMs }));

const post = (path: string, body: object) =>
  fetch(`${mock.url()}/__mock/${path}`, json('POST', body));
const fault = (more: object) => post('sandboxes/default/faults', { times: 1, ...more });

/** Resolves when every fault has been applied: the refresh has reached the service. */
const isRefreshing = () =>
  expect
    .poll(async () => {
      const listed = await fetch(`${mock.url()}/__mock/sandboxes/default/faults`);
      return ((await listed.json()) as unknown[]).length;
    })
    .toBe(0);

/** Number of refreshes: access tokens issued since the state was set. */
async function refreshes(): Promise<number> {
  const listed = await fetch(`${mock.url()}/__mock/sandboxes/default/db/tokens?kind=access`);
  return ((await listed.json()) as unknown[]).length - 1;
}

/** Whether a kept-alive connection was reset; a browser would send the request again. */
const wasCut = (error: unknown): boolean =>
  error instanceof TypeError &&
  (error.cause as { code?: string } | undefined)?.code === 'ECONNRESET';

/**
 * Records the service's responses from now on, because a world's journal keeps only 500 requests.
 */
function noteAnswers(): string[] {
  const answers: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    // A request can be sent only once.
    const again = request instanceof Request ? request.clone() : request;
    const response = await fetch(request, init).catch((error: unknown) => {
      if (wasCut(error)) return fetch(again, init);
      throw error;
    });
    const { pathname } = new URL(response.url);
    if (pathname.startsWith('/__mock/')) return response;
    const call = pathname.split('/').at(-1) ?? '';
    const { code } = (await response.clone().json()) as { code?: number };
    if (code !== undefined) answers.push(`${call} ${code}`);
    return response;
  });
  return answers;
}

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      // Without the development checks, which take long for so many calls.
      defaults({
        serializableCheck: false,
        immutableCheck: false,
        thunk: { extraArgument: { ...config, serviceOrigin: mock.url() } },
      }).concat(api.middleware),
  });
let store: ReturnType<typeof makeStore>;

/** A call that is never shared: each mutation is sent separately. */
const call = () =>
  store
    .dispatch(updateSubscribeStatus.initiate({ packageId: '70001', subscribeStatus: 1 }))
    .unwrap()
    .then(
      () => 'granted',
      (error: { code: number }) => error.code,
    );
const calls = (count: number) => Promise.all(Array.from({ length: count }, call));

/** Number of times that each outcome occurred. */
const tally = (outcomes: readonly (string | number)[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((o) => o === one).length]),
  );

beforeEach(async () => {
  localStorage.clear();
  await post('provider-states', { state: 'access-token-expired', action: 'setup' });
  stored.token.set('access-1001');
  stored.refreshToken.set({ token: 'refresh-1001', expiresAt: 0 });
  store = makeStore();
});

describe('the refresh of an access token', () => {
  it(
    `refreshes once for ${CALLS} calls that are refused at the same time, and all succeed`,
    { tags: ['4.state.16'], timeout: 150_000 },
    async () => {
      const answers = noteAnswers();
      expect(tally(await calls(CALLS))).toEqual({ granted: CALLS });
      expect(await refreshes()).toBe(1);
      expect(tally(answers)).toEqual({
        'updateSubscribeStatus 21026': CALLS,
        'refreshToken 200': 1,
        'updateSubscribeStatus 200': CALLS,
      });
    },
  );

  it(
    'holds calls made during a refresh, so that none is sent with the old token',
    { tags: ['4.state.17'] },
    async () => {
      await fault({ call: 'refreshToken', kind: 'delay', ms: 1000 });
      const first = call();
      await isRefreshing();
      const during = calls(20);
      expect([await first, tally(await during)]).toEqual(['granted', { granted: 20 }]);
      const journal = await fetch(`${mock.url()}/__mock/sandboxes/default/requests`);
      const entries = (await journal.json()) as { call: string; code: number }[];
      const codes = entries
        .filter((one) => one.call === 'updateSubscribeStatus')
        .map((e) => e.code);
      expect(tally(codes)).toEqual({ 21026: 1, 200: 21 });
    },
  );

  it('refreshes again for a call that waited and was then refused when sent', async () => {
    const answers = noteAnswers();
    await fault({ call: 'refreshToken', kind: 'delay', ms: 1000 });
    const houses = store.dispatch(houseApi.endpoints.houseList.initiate({})).unwrap();
    await isRefreshing();
    await fault({ call: 'updateSubscribeStatus', kind: 'code', code: 21026 });
    expect(await call()).toBe('granted');
    await houses;
    expect(await refreshes()).toBe(2);
    expect(tally(answers)).toEqual({
      'refreshToken 200': 2,
      'houseList 21026': 1,
      'houseList 200': 1,
      'updateSubscribeStatus 21026': 1,
      'updateSubscribeStatus 200': 1,
    });
  });

  it('does not repeat a call with the token of another customer who has signed in meanwhile', async () => {
    await fault({ call: 'updateSubscribeStatus', kind: 'delay', ms: 700 });
    const answers = noteAnswers();
    const late = call();
    await isRefreshing();
    const theirs = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    saveSession({ ...theirs, user: { id: '2002', username: 'other@homeview.example' } });
    expect(await late).toBe(12138);
    expect(tally(answers)).toEqual({ 'updateSubscribeStatus 21026': 1 });
  });

  it('does not refresh again for a call that is refused after a refresh', async () => {
    await fault({ call: 'updateSubscribeStatus', kind: 'code', code: 21026, times: 5 });
    const answers = noteAnswers();
    expect(await call()).toBe(21026);
    expect(tally(answers)).toEqual({ 'updateSubscribeStatus 21026': 2, 'refreshToken 200': 1 });
  });

  it(
    'refreshes only when the service requests it, regardless of the stored expiry',
    { tags: ['7.http.07'] },
    async () => {
      await post('provider-states', { state: 'demo', action: 'setup' });
      expect(stored.refreshToken.get()?.expiresAt).toBe(0);
      expect(await call()).toBe('granted');
      expect(await refreshes()).toBe(0);
    },
  );

  it.each([
    ['the network', { kind: 'reset' }],
    ['a 5xx', { kind: 'http', status: 503 }],
    ['an HTML page', { kind: 'html502' }],
    ['an empty answer', { kind: 'empty' }],
  ])(
    'keeps token and session when the refresh fails by %s: 403 for the first call, 12138 for the queued',
    { tags: ['4.state.19', '4.state.20', '8.error.09', '8.error.10'] },
    async (_, kind) => {
      await fault({ call: 'refreshToken', ...kind });
      const first = call();
      const queued = calls(5);
      expect([await first, tally(await queued)]).toEqual([403, { 12138: 5 }]);
      expect([stored.token.get(), stored.refreshToken.get()?.token]).toEqual([
        'access-1001',
        'refresh-1001',
      ]);
      // The next call refreshes again and succeeds.
      expect(await call()).toBe('granted');
    },
  );

  it.each([400, 401, 403, 404, 500])(
    'does not end the session on HTTP %i without a code',
    { tags: ['4.state.20'] },
    async (status) => {
      await post('provider-states', { state: 'demo', action: 'setup' });
      await fault({ call: 'updateSubscribeStatus', kind: 'http', status });
      expect(await call()).toBe(status);
      expect(stored.token.get()).toBe('access-1001');
    },
  );

  it.each([500, 400, 401, 403, 404, 12004, 12138, 21024, 21028, 70031, 560118])(
    'does not end the session on code %i of a call',
    { tags: ['4.state.20'] },
    async (code) => {
      await post('provider-states', { state: 'demo', action: 'setup' });
      await fault({ call: 'updateSubscribeStatus', kind: 'code', code });
      expect(await call()).toBe(code);
      expect(stored.token.get()).toBe('access-1001');
    },
  );

  it(
    'ends the session on 21026 while no refresh token is stored, since nothing can renew it',
    { tags: ['4.state.20'] },
    async () => {
      stored.refreshToken.remove();
      expect(tally(await calls(3))).toMatchObject({ 403: 1 });
      expect(stored.token.get()).toBeNull();
      expect(await refreshes()).toBe(0);
    },
  );

  it.each([500, 400, 403, 12138, 560118])(
    'does not end the session on code %i while no refresh token is stored',
    { tags: ['4.state.20'] },
    async (code) => {
      await post('provider-states', { state: 'demo', action: 'setup' });
      stored.refreshToken.remove();
      await fault({ call: 'updateSubscribeStatus', kind: 'code', code });
      expect(await call()).toBe(code);
      expect(stored.token.get()).toBe('access-1001');
    },
  );

  it('does not store a token from a refresh that ends after sign-out', async () => {
    await fault({ call: 'refreshToken', kind: 'delay', ms: 1000 });
    const late = call();
    await isRefreshing();
    clearSession();
    expect(await late).toBe(403);
    expect(await refreshes()).toBe(1);
    expect([stored.token.get(), stored.refreshToken.get()]).toEqual([null, null]);
    expect(localStorage).toHaveLength(0);
  });

  it('does not touch the session of another customer when a refresh ends after their sign-in', async () => {
    await fault({ call: 'refreshToken', kind: 'delay', ms: 1000 });
    const late = call();
    await isRefreshing();
    clearSession();
    const theirs = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    saveSession({ ...theirs, user: { id: '2002', username: 'other@homeview.example' } });
    expect(await late).toBe(403);
    expect(await refreshes()).toBe(1);
    expect([stored.token.get(), stored.refreshToken.get()?.token]).toEqual([
      'access-2',
      'refresh-2',
    ]);
  });
});
