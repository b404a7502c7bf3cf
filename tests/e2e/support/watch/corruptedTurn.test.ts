import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TURN_MS, withStorageLock } from '../../../../src/platform/storage/storageLock';
import { CORRUPTIONS } from './corruptions';

/** Time for a tab to make its lease visible to all others, in ms. */
const SETTLED_MS = 800;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Without Web Locks a refresh waits for a lock in storage; a corrupted lock must not block it
 * forever.
 */
it.each(CORRUPTIONS.map((corrupted) => [corrupted.slice(0, 24), corrupted]))(
  'refreshes in time with %j stored as its lock',
  async (_, corrupted) => {
    localStorage.setItem('hv.turn.refresh', corrupted);
    const refreshing = withStorageLock('refresh', () => Promise.resolve('refreshed'));
    await vi.advanceTimersByTimeAsync(TURN_MS + SETTLED_MS);
    await expect(refreshing).resolves.toBe('refreshed');
    expect(localStorage.getItem('hv.turn.refresh')).toBeNull();
  },
);
