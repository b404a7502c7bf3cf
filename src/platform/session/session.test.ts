import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { payingItem } from '../storage/payingItem';
import { pendingOrdersItem } from '../storage/pendingOrdersItem';
import {
  clearSession,
  endSecondFactor,
  isSignedIn,
  onOwnSession,
  saveSession,
  sessionEnded,
  signOut,
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
const byCard = { ...plain, request: { goodsReqs: [], giftCardCode: GIFT_CODE } };

const ends: [string, () => void][] = [
  ['the removal of a session', clearSession],
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

describe('saveSession', () => {
  it('stores the tokens and the user', () => {
    signIn();
    expect(stored.token.get()).toBe('access-1');
    expect(stored.refreshToken.get()?.token).toBe('refresh-1');
    expect(stored.user.get()).toEqual(user);
  });

  it('stores an assumed refresh token lifetime of 300 s', { tags: ['7.http.06'] }, () => {
    signIn();
    expect(stored.refreshToken.get()?.expiresAt).toBe(NOW + 300_000);
  });

  it('signs the visitor in until the session is cleared', () => {
    expect(isSignedIn()).toBe(false);
    signIn();
    expect(isSignedIn()).toBe(true);
    clearSession();
    expect(isSignedIn()).toBe(false);
  });

  it('keeps a house stored from a link before sign-in', { tags: ['2.query.08'] }, () => {
    stored.houseId.set('30002');
    signIn();
    expect(stored.houseId.get()).toBe('30002');
  });

  it('keeps the selected house for the same user', () => {
    signIn();
    stored.houseId.set('30001');
    signIn();
    expect(stored.houseId.get()).toBe('30001');
  });

  it('clears the selected house for another user', () => {
    stored.user.set(user);
    stored.houseId.set('30001');
    signIn(other);
    expect(stored.houseId.get()).toBeNull();
  });

  it('clears the second factor and the session-expired notice', () => {
    startSecondFactor('sign-1');
    endSession();
    signIn();
    expect(sessionEnded.get()).toBeNull();
    expect([stored.secondFactorSign.get(), stored.secondFactorStart.get()]).toEqual([null, null]);
  });
});

describe('the second factor', () => {
  it('is stored with its sign and start time', () => {
    startSecondFactor('sign-1');
    expect([stored.secondFactorSign.get(), stored.secondFactorStart.get()]).toEqual([
      'sign-1',
      NOW,
    ]);
  });

  it('leaves nothing behind after it is canceled', () => {
    startSecondFactor('sign-1');
    endSecondFactor();
    expect(localStorage).toHaveLength(0);
  });
});

describe.each(ends)('%s', (_, end) => {
  it('clears the tokens and the house', () => {
    signIn();
    stored.houseId.set('30001');
    end();
    expect([stored.token.get(), stored.refreshToken.get(), stored.houseId.get()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('removes pending orders that contain a gift card code, and no others', () => {
    pendingOrdersItem.set({ plain, byCard });
    end();
    expect(pendingOrdersItem.get()).toEqual({ plain });
  });

  it('removes the order that this tab went to pay', () => {
    payingItem.set({ orderId: '90001', devices: { names: ['Garden'], count: 1 } });
    end();
    expect(sessionStorage.getItem('hv.paying')).toBeNull();
  });

  it('stores no order list if there was none', () => {
    end();
    expect(localStorage).toHaveLength(0);
  });
});

describe('signing out', () => {
  const names = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
  const KEPT = ['hv.country', 'hv.locale', 'hv.region'];

  /** Writes every item of `storedItems` and what other parts of the portal and other versions store. */
  function fillStorage(): void {
    for (const name of Object.keys(stored)) localStorage.setItem(`hv.${name}`, '"of 1001"');
    for (const name of ['pendingOrders', 'log.tab-1', 'turn.order', 'addressDraft']) {
      localStorage.setItem(`hv.${name}`, '{"of":"1001"}');
    }
    for (const name of ['paying', 'paySessions', 'deviceChoice', 'logTab', 'sessionEnded']) {
      sessionStorage.setItem(`hv.${name}`, '{"of":"1001"}');
    }
  }

  it(
    'leaves nothing in storage but language, country and region',
    { tags: ['10.ruling.16'] },
    () => {
      fillStorage();
      signIn();
      expect(names().length).toBeGreaterThan(15);
      signOut();
      expect(names()).toEqual(KEPT);
      expect([stored.user.get(), isSignedIn()]).toEqual([null, false]);
    },
  );

  it('also forgets what could not be written to storage', { tags: ['10.ruling.16'] }, () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    signIn();
    expect(stored.user.get()).toEqual(user);
    signOut();
    refused.mockRestore();
    expect([stored.user.get(), stored.token.get(), names()]).toEqual([null, null, []]);
  });

  it('notifies the own tab once', () => {
    const heard = vi.fn();
    const stop = onOwnSession(heard);
    signOut();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });
});

describe('onOwnSession', () => {
  it('notifies its listeners of each sign-in and end until they stop', () => {
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

describe('the session-expired notice', () => {
  it('is stored for this tab when the service ends the session', () => {
    endSession();
    expect(sessionEnded.get()).not.toBeNull();
    expect(Object.keys(sessionStorage)).toEqual(['hv.sessionEnded']);
    expect(localStorage).toHaveLength(0);
  });

  it('is not stored when the customer signs out', () => {
    clearSession();
    expect(sessionEnded.get()).toBeNull();
  });

  it('reaches the first listener added after the session has ended', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    endSession();
    const stops = [onSessionEnd(first), onSessionEnd(second)];
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    stops.forEach((stop) => stop());
  });

  it('reaches no listener that is added after another one has heard of it', async () => {
    vi.resetModules();
    const fresh = await import('./sessionEnd');
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = fresh.onSessionEnd(first);
    expect(first).not.toHaveBeenCalled();
    fresh.endSession();
    stop();
    fresh.onSessionEnd(second);
    expect(second).not.toHaveBeenCalled();
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
