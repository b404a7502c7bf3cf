import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionChangeElsewhere } from './otherTabs';
import type { SessionChange } from './otherTabs';
import { clearSession, saveSession } from './session';

const session = (id: string) => ({
  accessToken: `access-${id}`,
  refreshToken: `refresh-${id}`,
  user: { id, username: `${id}@homeview.example` },
});

/** What a tab hears while another one does `action`: it sees each thing that is stored as it comes. */
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

describe('what another tab does to the session', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('a sign-in is one change, and none of the user', () => {
    expect(heardOf(() => saveSession(session('1001')))).toEqual(['signedIn']);
  });

  it('a sign-in after a sign-out is one change, whichever user it is', () => {
    saveSession(session('1001'));
    clearSession();
    expect(heardOf(() => saveSession(session('2002')))).toEqual(['signedIn']);
  });

  it('a sign-out is one change', () => {
    saveSession(session('1001'));
    expect(heardOf(clearSession)).toEqual(['signedOut']);
  });

  it('another user in place of this one is announced as a change of user', () => {
    saveSession(session('1001'));
    expect(new Set(heardOf(() => saveSession(session('2002'))))).toEqual(new Set(['otherUser']));
  });
});
