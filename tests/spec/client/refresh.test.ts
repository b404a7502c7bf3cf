import '../../../contracts/pact/support/browserGlobals';
import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@homeview/contracts/catalogue';
import { json, serveMock } from '../../../mock-server/testing/mockClient';
import { api } from '../../../src/api/api';
import { houseApi } from '../../../src/api/endpoints/house.api';
import { service } from '../../../src/api/request/send';
import { subscriptionApi } from '../../../src/api/endpoints/subscription.api';
import { clearSession, saveSession } from '../../../src/platform/session/session';
import { stored } from '../../../src/platform/storage/storedItems';

const CALLS = 1000;
const mock = serveMock();
const { updateSubscribeStatus } = subscriptionApi.endpoints;
// Time limits are proven in failures.test.ts; here a busy machine must not end a call.
const { timeoutMs } = catalogue.updateSubscribeStatus;
Object.assign(catalogue.updateSubscribeStatus, { timeoutMs: 120_000 });
afterAll(() => Object.assign(catalogue.updateSubscribeStatus, { timeoutMs }));

const post = (path: string, body: object) =>
  fetch(`${mock.url()}/__mock/${path}`, json('POST', body));
const fault = (more: object) => post('sandboxes/default/faults', { times: 1, ...more });

/** Resolves once every fault has met its call: the refresh has reached the service. */
const isRefreshing = () =>
  expect
    .poll(async () => {
      const listed = await fetch(`${mock.url()}/__mock/sandboxes/default/faults`);
      return ((await listed.json()) as unknown[]).length;
    })
    .toBe(0);

/** Access tokens given out since the state was set: one a refresh. */
async function refreshes(): Promise<number> {
  const listed = await fetch(`${mock.url()}/__mock/sandboxes/default/db/tokens?kind=access`);
  return ((await listed.json()) as unknown[]).length - 1;
}

/** A kept connection that was cut, which a browser meets by sending it again. */
const wasCut = (error: unknown): boolean =>
  error instanceof TypeError &&
  (error.cause as { code?: string } | undefined)?.code === 'ECONNRESET';

/** What the service answers from now on, as it comes: a world's journal keeps but 500 requests. */
function noteAnswers(): string[] {
  const answers: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetch(...request).catch((error: unknown) => {
      if (wasCut(error)) return fetch(...request);
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
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
let store = makeStore();

/** A call that is never shared with another: mutations are sent each for itself. */
const call = () =>
  store
    .dispatch(updateSubscribeStatus.initiate({ packageId: '70001', subscribeStatus: 1 }))
    .unwrap()
    .then(
      () => 'granted',
      (error: { code: number }) => error.code,
    );
const calls = (count: number) => Promise.all(Array.from({ length: count }, call));

/** How often each outcome came. */
const tally = (outcomes: readonly (string | number)[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((o) => o === one).length]),
  );

beforeEach(async () => {
  localStorage.clear();
  service.origin = mock.url();
  await post('provider-states', { state: 'access-token-expired', action: 'setup' });
  stored.token.set('access-1001');
  stored.refreshToken.set({ token: 'refresh-1001', expiresAt: 0 });
  store = makeStore();
});

describe('an access token that has expired', () => {
  it(
    `is refreshed once for ${CALLS} calls that are all refused at a time, and all succeed`,
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
    'keeps calls made during its refresh waiting; none goes out with the old token',
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

  it('is refreshed once more for a call that waited and was refused when it was sent first', async () => {
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

  it('of a call that was under way when somebody else signed in does not make it theirs', async () => {
    await fault({ call: 'updateSubscribeStatus', kind: 'delay', ms: 700 });
    const answers = noteAnswers();
    const late = call();
    await isRefreshing();
    const theirs = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    saveSession({ ...theirs, user: { id: '2002', username: 'other@homeview.example' } });
    expect(await late).toBe(12138);
    expect(tally(answers)).toEqual({ 'updateSubscribeStatus 21026': 1 });
  });

  it('is not refreshed a third time for a call that goes on being refused', async () => {
    await fault({ call: 'updateSubscribeStatus', kind: 'code', code: 21026, times: 5 });
    const answers = noteAnswers();
    expect(await call()).toBe(21026);
    expect(tally(answers)).toEqual({ 'updateSubscribeStatus 21026': 2, 'refreshToken 200': 1 });
  });

  it(
    'is refreshed only when the service says so, whatever the bookkeeping says',
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
    'stays, with its session, when the refresh fails by %s: 403 for the first call, 12138 for the queued',
    { tags: ['4.state.19', '8.error.09', '8.error.10'] },
    async (_, kind) => {
      await fault({ call: 'refreshToken', ...kind });
      const first = call();
      const queued = calls(5);
      expect([await first, tally(await queued)]).toEqual([403, { 12138: 5 }]);
      expect([stored.token.get(), stored.refreshToken.get()?.token]).toEqual([
        'access-1001',
        'refresh-1001',
      ]);
      // The next call tries again, and all is well.
      expect(await call()).toBe('granted');
    },
  );

  it.each([500, 400, 403, 404, 12004, 12138, 21024, 21028, 70031, 560118])(
    'code %i of a call ends no session',
    { tags: ['4.state.20'] },
    async (code) => {
      await post('provider-states', { state: 'demo', action: 'setup' });
      await fault({ call: 'updateSubscribeStatus', kind: 'code', code });
      expect(await call()).toBe(code);
      expect(stored.token.get()).toBe('access-1001');
    },
  );

  it('is not replaced by a refresh that comes back after sign-out', async () => {
    await fault({ call: 'refreshToken', kind: 'delay', ms: 1000 });
    const late = call();
    await isRefreshing();
    clearSession();
    expect(await late).toBe(403);
    expect(await refreshes()).toBe(1);
    expect([stored.token.get(), stored.refreshToken.get()]).toEqual([null, null]);
    expect(localStorage).toHaveLength(0);
  });

  it('that comes back after somebody else has signed in leaves their session alone', async () => {
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
