import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionChangeElsewhere } from './otherTabs';
import type { SessionChange } from './otherTabs';
import { clearSession, saveSession, signOut } from './session';
import { stored } from '../storage/storedItems';

const session = (id: string) => ({
  accessToken: `access-${id}`,
  refreshToken: `refresh-${id}`,
  user: { id, username: `${id}@homeview.example` },
});

/** The changes that another tab reports during `action`, one storage event per stored item. */
function heardOf(action: () => void): SessionChange[] {
  const heard: SessionChange[] = [];
  const stop = onSessionChangeElsewhere((change) => heard.push(change));
  const tell = () =>
    window.dispatchEvent(new StorageEvent('storage', { storageArea: window.localStorage }));
  const { setItem, removeItem } = Storage.prototype;
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...entry
  ) {
    setItem.apply(this, entry);
    tell();
  });
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
    this: Storage,
    key,
  ) {
    removeItem.call(this, key);
    tell();
  });
  action();
  set.mockRestore();
  remove.mockRestore();
  stop();
  return heard;
}

describe('onSessionChangeElsewhere', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('reports a sign-in once, and no change of user', () => {
    expect(heardOf(() => saveSession(session('1001')))).toEqual(['signedIn']);
  });

  it('reports a sign-in after a sign-out once, whichever user it is', () => {
    saveSession(session('1001'));
    clearSession();
    expect(heardOf(() => saveSession(session('2002')))).toEqual(['signedIn']);
  });

  it('reports a sign-out once', () => {
    saveSession(session('1001'));
    expect(heardOf(clearSession)).toEqual(['signedOut']);
    saveSession(session('1001'));
    expect(heardOf(signOut)).toEqual(['signedOut']);
  });

  it(
    'clears the items of this tab after a sign-out elsewhere, but not after an expired session',
    { tags: ['10.ruling.16'] },
    () => {
      saveSession(session('1001'));
      sessionStorage.setItem('hv.paying', 'key-1');
      const heard: SessionChange[] = [];
      const stop = onSessionChangeElsewhere((change) => heard.push(change));
      const removeElsewhere = (key: string) => {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      };
      removeElsewhere('hv.token');
      removeElsewhere('hv.refreshToken');
      expect(Object.keys(sessionStorage)).toEqual(['hv.paying']);
      removeElsewhere('hv.user');
      expect(sessionStorage).toHaveLength(0);
      expect(heard).toEqual(['signedOut']);
      stop();
    },
  );

  it('reports a change of user', () => {
    saveSession(session('1001'));
    expect(new Set(heardOf(() => saveSession(session('2002'))))).toEqual(new Set(['otherUser']));
  });

  it('tells a session by its user and by its refresh token, not by its access token', () => {
    saveSession(session('1001'));
    const { user } = session('2002');
    expect(heardOf(() => stored.user.set(user))).toEqual(['otherUser']);
    expect(heardOf(() => stored.refreshToken.set({ token: 'r', expiresAt: 0 }))).toEqual([
      'otherUser',
    ]);
    expect(heardOf(() => stored.token.set('renewed'))).toEqual([]);
  });

  it.each([
    ['of the local storage', () => localStorage, ['signedOut']],
    ['of a storage that the browser does not name', () => null, ['signedOut']],
    ['of the tab', () => sessionStorage, []],
  ])('looks at events %s', (_, storageArea, reported) => {
    saveSession(session('1001'));
    const heard: SessionChange[] = [];
    const stop = onSessionChangeElsewhere((change) => heard.push(change));
    stored.token.remove();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: storageArea() }));
    stop();
    expect(heard).toEqual(reported);
  });

  it('reports neither what this tab changed nor anything after it is stopped', () => {
    const heard: SessionChange[] = [];
    const stop = onSessionChangeElsewhere((change) => heard.push(change));
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { storageArea: null }));
    saveSession(session('1001'));
    tell();
    stop();
    stored.token.remove();
    tell();
    expect(heard).toEqual([]);
  });
});
