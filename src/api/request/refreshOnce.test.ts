import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webLocks } from '../../../contracts/pact/support/webLocks';
import { config } from '../../platform/launch/config';
import { clearSession, saveSession } from '../../platform/session/session';
import { stored } from '../../platform/storage/storedItems';

// These modules keep state, so other test files must not reuse them.
afterAll(() => vi.resetModules());

const CALL = 'refreshToken';

/** A request that has reached the service. */
interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly token: string | null;
}
let asked: Asked[] = [];
let answer: () => Promise<Response>;

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const gives = (data: unknown) => () => json({ code: 200, data });

/** Delays the response until `release()` is called. */
function held(body: unknown) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  answer = () => released.then(() => json(body));
  return () => release();
}

type Locks = ReturnType<typeof webLocks>;

const offer = (locks: Pick<Locks, 'request'> | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const api = () => ({ signal: new AbortController().signal, extra: config }) as BaseQueryApi;

/** Opens another tab: fresh modules with shared storage. */
async function openTab() {
  vi.resetModules();
  const { refreshOnce, isRefreshing } = await import('./refreshOnce');
  return { isRefreshing, refreshOnce: (refused: string | null) => refreshOnce(refused, api()) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const tokens = () => [stored.token.get(), stored.refreshToken.get()?.token ?? null];
const failed = (code: number) => ({ error: expect.objectContaining({ call: CALL, code }) });
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

let tab: Tab;
let locks: Locks;

beforeEach(async () => {
  localStorage.clear();
  stored.token.set('access-1');
  stored.refreshToken.set({ token: 'refresh-1', expiresAt: 0 });
  asked = [];
  answer = gives({ accessToken: 'access-2' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { url, method, headers } = request;
    const body: unknown = await request.json();
    asked.push({ path: new URL(url).pathname, method, body, token: headers.get('token') });
    return answer();
  });
  locks = webLocks();
  offer(locks);
  tab = await openTab();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a session refresh', () => {
  it(
    'sends the refresh token and stores the new access token',
    { tags: ['7.call.01'] },
    async () => {
      await expect(tab.refreshOnce('access-1')).resolves.toEqual({ token: 'access-2' });
      expect(asked).toEqual([
        {
          path: '/apiLogin/users/refreshToken',
          method: 'POST',
          body: { refreshToken: 'refresh-1' },
          token: 'access-1',
        },
      ]);
      expect(tokens()).toEqual(['access-2', 'refresh-1']);
    },
  );

  it('is shared by all calls during the refresh', async () => {
    const release = held({ code: 200, data: { accessToken: 'access-2' } });
    const asking = Array.from({ length: 5 }, () => tab.refreshOnce('access-1'));
    await soon();
    asking.push(tab.refreshOnce('access-1'));
    release();
    await expect(Promise.all(asking)).resolves.toEqual(Array(6).fill({ token: 'access-2' }));
    expect(asked).toHaveLength(1);
  });

  it('is reported by isRefreshing only while it runs', async () => {
    expect(tab.isRefreshing()).toBeNull();
    const asking = tab.refreshOnce('access-1');
    expect(tab.isRefreshing()).toBeInstanceOf(Promise);
    await asking;
    expect(tab.isRefreshing()).toBeNull();
  });

  it('runs again if the new token is rejected too', async () => {
    await tab.refreshOnce('access-1');
    answer = gives({ accessToken: 'access-3' });
    await expect(tab.refreshOnce('access-2')).resolves.toEqual({ token: 'access-3' });
    expect(asked.map(({ token }) => token)).toEqual(['access-1', 'access-2']);
    expect(tokens()).toEqual(['access-3', 'refresh-1']);
  });

  it('runs again for a caller whose rejected token is the one the shared refresh returned', async () => {
    let free: () => void = () => undefined;
    const elsewhere = locks.request('hv.refresh', () => new Promise<void>((end) => (free = end)));
    const first = tab.refreshOnce('access-1');
    await soon();
    // Another tab has refreshed, and a call with its token was rejected too.
    stored.token.set('access-2');
    const second = [tab.refreshOnce('access-2'), tab.refreshOnce('access-2')];
    answer = gives({ accessToken: 'access-3' });
    free();
    await elsewhere;
    await expect(first).resolves.toEqual({ token: 'access-2' });
    await expect(Promise.all(second)).resolves.toEqual(Array(2).fill({ token: 'access-3' }));
    expect(asked.map(({ token }) => token)).toEqual(['access-2']);
  });

  it('runs once if the service returns the same token', async () => {
    answer = gives({ accessToken: 'access-1' });
    await expect(tab.refreshOnce('access-1')).resolves.toEqual({ token: 'access-1' });
    expect(asked).toHaveLength(1);
  });

  it('also restores a missing access token', async () => {
    stored.token.remove();
    await expect(tab.refreshOnce('access-1')).resolves.toEqual({ token: 'access-2' });
    expect(asked.map(({ token }) => token)).toEqual([null]);
    expect(tokens()).toEqual(['access-2', 'refresh-1']);
  });

  it('calls the service for a call without a token if no token is stored', async () => {
    stored.token.remove();
    await expect(tab.refreshOnce(null)).resolves.toEqual({ token: 'access-2' });
    expect(asked).toHaveLength(1);
  });
});

describe('a failed refresh', () => {
  it('without a refresh token ends the session without a request', async () => {
    stored.refreshToken.remove();
    await expect(tab.refreshOnce('access-1')).resolves.toEqual(failed(21025));
    expect(asked).toEqual([]);
  });

  it.each<[string, number, () => Promise<Response>]>([
    ['an expired session', 21027, () => json({ code: 21027, desc: 'signed in elsewhere' })],
    ['a refusal', 400, () => json({ code: 400, desc: 'no' }, 400)],
    ['a failing service', 503, () => json({}, 503)],
    ['a lost connection', 12004, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because of %s returns code %i and keeps the tokens', async (_, code, fails) => {
    answer = fails;
    await expect(tab.refreshOnce('access-1')).resolves.toEqual(failed(code));
    expect(tokens()).toEqual(['access-1', 'refresh-1']);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    ['access-2'],
    [7],
    [[]],
    [{}],
    [{ token: 'access-2' }],
    [{ accessToken: '' }],
    [{ accessToken: null }],
    [{ accessToken: 7 }],
  ])(
    'because of a response without an access token (%j) is unreadable and keeps the tokens',
    async (data) => {
      answer = gives(data);
      await expect(tab.refreshOnce('access-1')).resolves.toEqual(failed(12005));
      expect(tokens()).toEqual(['access-1', 'refresh-1']);
    },
  );

  it('fails all waiting callers and is retried by the next one', async () => {
    answer = () => json({}, 503);
    const asking = [tab.refreshOnce('access-1'), tab.refreshOnce('access-1')];
    await expect(Promise.all(asking)).resolves.toEqual([failed(503), failed(503)]);
    expect(tab.isRefreshing()).toBeNull();
    answer = gives({ accessToken: 'access-2' });
    await expect(tab.refreshOnce('access-1')).resolves.toEqual({ token: 'access-2' });
    expect(asked).toHaveLength(2);
  });
});

describe('a late refresh response', () => {
  it('does not sign in a customer who has signed out', async () => {
    const release = held({ code: 200, data: { accessToken: 'access-2' } });
    const late = tab.refreshOnce('access-1');
    await soon();
    clearSession();
    release();
    await expect(late).resolves.toEqual(failed(403));
    expect(tokens()).toEqual([null, null]);
  });

  it("does not change another user's session", async () => {
    const release = held({ code: 200, data: { accessToken: 'access-2' } });
    const late = tab.refreshOnce('access-1');
    await soon();
    const user = { id: '2002', username: 'other@homeview.example' };
    saveSession({ accessToken: 'theirs', refreshToken: 'refresh-2', user });
    release();
    await expect(late).resolves.toEqual(failed(403));
    expect(tokens()).toEqual(['theirs', 'refresh-2']);
  });
});

describe('tabs of one browser', () => {
  it.each(['access-1', null])(
    'use a newer token than the rejected one (%s) without a request',
    async (refused) => {
      stored.token.set('access-2');
      await expect(tab.refreshOnce(refused)).resolves.toEqual({ token: 'access-2' });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['with Web Locks', () => offer(locks)],
    ['without Web Locks', () => offer(undefined)],
    [
      'whose Web Locks fail',
      () => offer({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) }),
    ],
  ])('%s refresh only once', async (_, setUp) => {
    setUp();
    vi.useFakeTimers();
    const tabs = [tab, await openTab(), await openTab()];
    const asking = Promise.all(tabs.map(({ refreshOnce }) => refreshOnce('access-1')));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(asking).resolves.toEqual(Array(3).fill({ token: 'access-2' }));
    expect(asked).toHaveLength(1);
  });

  it('with an older portal version use the same lock', async () => {
    let done: () => void = () => undefined;
    void locks.request('hv.refresh', () => new Promise<void>((resolve) => (done = resolve)));
    const asking = tab.refreshOnce('access-1');
    await soon();
    expect(asked).toEqual([]);
    stored.token.set('access-2');
    done();
    await expect(asking).resolves.toEqual({ token: 'access-2' });
    expect(asked).toEqual([]);
  });
});
