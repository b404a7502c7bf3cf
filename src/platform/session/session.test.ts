import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingOrdersItem } from '../storage/pendingOrdersItem';
import {
  clearSession,
  endSecondFactor,
  isSignedIn,
  onOwnSession,
  saveSession,
  sessionEnded,
  startSecondFactor,
} from './session';
import { endSession, onSessionEnd } from './sessionEnd';
import { stored } from '../storage/storedItems';

const NOW = Date.UTC(2026, 10, 21, 10, 0, 0);
const user = { id: '1001', username: 'demo@homeview.example' };
const other = { id: '2002', username: 'other@homeview.example' };
const signIn = (who = user) =>
  saveSession({ accessToken: 'access-1', refreshToken: 'refresh-1', user: who });

const plain = { idempotencyKey: 'a', notedAt: 1, request: { goodsReqs: [] } };
const byCard = { ...plain, request: { goodsReqs: [], giftCardCode: 'GIFT000001' } };

const ends: [string, () => void][] = [
  ['signing out', clearSession],
  ['the end of the session', endSession],
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sign-in', () => {
  it('keeps the tokens and the user', () => {
    signIn();
    expect(stored.token.get()).toBe('access-1');
    expect(stored.refreshToken.get()?.token).toBe('refresh-1');
    expect(stored.user.get()).toEqual(user);
  });

  it('gives the refresh token an assumed life of 300 s', { tags: ['7.http.06'] }, () => {
    signIn();
    expect(stored.refreshToken.get()?.expiresAt).toBe(NOW + 300_000);
  });

  it('is what makes a visitor signed in, until the session is over', () => {
    expect(isSignedIn()).toBe(false);
    signIn();
    expect(isSignedIn()).toBe(true);
    clearSession();
    expect(isSignedIn()).toBe(false);
  });

  it(
    'keeps the house that a link named before anybody was signed in',
    { tags: ['2.query.08'] },
    () => {
      stored.houseId.set('30002');
      signIn();
      expect(stored.houseId.get()).toBe('30002');
    },
  );

  it('of the same user keeps the house that was chosen', () => {
    signIn();
    stored.houseId.set('30001');
    signIn();
    expect(stored.houseId.get()).toBe('30001');
  });

  it('of another user forgets the house that was chosen', () => {
    stored.user.set(user);
    stored.houseId.set('30001');
    signIn(other);
    expect(stored.houseId.get()).toBeNull();
  });

  it('ends the second factor, and the notice that the last session has ended', () => {
    startSecondFactor('sign-1');
    endSession();
    signIn();
    expect(sessionEnded.get()).toBeNull();
    expect([stored.secondFactorSign.get(), stored.secondFactorStart.get()]).toEqual([null, null]);
  });
});

describe('a second factor', () => {
  it('is kept with its sign and the time of its beginning', () => {
    startSecondFactor('sign-1');
    expect([stored.secondFactorSign.get(), stored.secondFactorStart.get()]).toEqual([
      'sign-1',
      NOW,
    ]);
  });

  it('that is given up leaves nothing behind', () => {
    startSecondFactor('sign-1');
    endSecondFactor();
    expect(localStorage).toHaveLength(0);
  });
});

describe.each(ends)('%s', (_, end) => {
  it('forgets the tokens and the house', () => {
    signIn();
    stored.houseId.set('30001');
    end();
    expect([stored.token.get(), stored.refreshToken.get(), stored.houseId.get()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('forgets an order under way that holds the code of a gift card, and no other', () => {
    pendingOrdersItem.set({ plain, byCard });
    end();
    expect(pendingOrdersItem.get()).toEqual({ plain });
  });

  it('keeps no list of orders where there was none', () => {
    end();
    expect(localStorage).toHaveLength(0);
  });
});

describe('listeners to the session of this tab', () => {
  it('hears of each sign-in and of each end, until they stop', () => {
    const heard = vi.fn();
    const stop = onOwnSession(heard);
    signIn();
    expect(heard).toHaveBeenCalledTimes(1);
    clearSession();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    signIn();
    clearSession();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the notice that a session has ended', () => {
  it('is kept for this tab when the service ends the session', () => {
    endSession();
    expect(sessionEnded.get()).not.toBeNull();
    expect(Object.keys(sessionStorage)).toEqual(['hv.sessionEnded']);
    expect(localStorage).toHaveLength(0);
  });

  it('is not kept for a customer who signs out', () => {
    clearSession();
    expect(sessionEnded.get()).toBeNull();
  });

  it('reaches the first listener if there was none when it ended', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    endSession();
    const stops = [onSessionEnd(first), onSessionEnd(second)];
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    stops.forEach((stop) => stop());
  });

  it('reaches listeners after the tokens are cleared, until they stop', () => {
    signIn();
    const seen: (string | null)[] = [];
    const stayed = vi.fn();
    const stops = [onSessionEnd(() => seen.push(stored.token.get())), onSessionEnd(stayed)];
    clearSession();
    expect(stayed).not.toHaveBeenCalled();
    endSession();
    stops[0]?.();
    endSession();
    expect(seen).toEqual([null]);
    expect(stayed).toHaveBeenCalledTimes(2);
    stops[1]?.();
    endSession();
    expect(stayed).toHaveBeenCalledTimes(2);
  });
});
