import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TURN_MS, withStorageLock } from '../../../../src/platform/storage/storageLock';
import { CORRUPTIONS } from './corruptions';

/** What a tab may take to let all others see its note, in ms. */
const SETTLED_MS = 800;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Without Web Locks a refresh waits for its turn: nothing that is left there may make it wait for ever. */
it.each(CORRUPTIONS.map((corrupted) => [corrupted.slice(0, 24), corrupted]))(
  'a refresh with %j for the note of its turn is under way in time',
  async (_, corrupted) => {
    localStorage.setItem('hv.turn.refresh', corrupted);
    const refreshing = withStorageLock('refresh', () => Promise.resolve('refreshed'));
    await vi.advanceTimersByTimeAsync(TURN_MS + SETTLED_MS);
    await expect(refreshing).resolves.toBe('refreshed');
    expect(localStorage.getItem('hv.turn.refresh')).toBeNull();
  },
);
