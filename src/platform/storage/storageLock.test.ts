import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TURN_MS, withStorageLock } from './storageLock';

const KEY = 'hv.turn.t';
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the timers far enough for all work to finish. */
const untilDone = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(120_000);
  return work;
};

describe('withStorageLock', () => {
  it('runs the work of all callers one at a time', async () => {
    let inside = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      most = Math.max(most, (inside += 1));
      await sleep(50);
      inside -= 1;
      done += 1;
    };
    await untilDone(Promise.all(Array.from({ length: 20 }, () => withStorageLock('t', work))));
    expect([most, done]).toEqual([1, 20]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('returns the result or error of the work and releases the lock', async () => {
    await expect(untilDone(withStorageLock('t', () => Promise.resolve(7)))).resolves.toBe(7);
    const failing = withStorageLock('t', () => Promise.reject(new Error('offline')));
    const noticed = expect(failing).rejects.toThrow('offline');
    await untilDone(noticed);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('releases the lock of a crashed tab within 15 s', async () => {
    localStorage.setItem(KEY, JSON.stringify({ owner: 'gone', until: Date.now() + TURN_MS }));
    let worked = false;
    const work = withStorageLock('t', () => Promise.resolve((worked = true)));
    await vi.advanceTimersByTimeAsync(TURN_MS - 100);
    expect(worked).toBe(false);
    await vi.advanceTimersByTimeAsync(15_000 - TURN_MS);
    expect(worked).toBe(true);
    await work;
  });

  it('holds the lock until the work ends', async () => {
    let second = false;
    const first = withStorageLock('t', () => sleep(5 * TURN_MS));
    await vi.advanceTimersByTimeAsync(1000);
    const next = withStorageLock('t', () => Promise.resolve((second = true)));
    await vi.advanceTimersByTimeAsync(4 * TURN_MS);
    expect(second).toBe(false);
    await untilDone(Promise.all([first, next]));
    expect(second).toBe(true);
  });

  it('stops waiting once another tab has done the work', async () => {
    let found: string | null = null;
    const first = withStorageLock('t', async () => {
      await sleep(1000);
      found = 'done elsewhere';
    });
    await vi.advanceTimersByTimeAsync(100);
    const waiting = Array.from({ length: 10 }, () =>
      withStorageLock(
        't',
        () => Promise.resolve('repeated'),
        () => found,
      ),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    await first;
    await expect(Promise.all(waiting)).resolves.toEqual(Array(10).fill('done elsewhere'));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['garbage', 'not JSON'],
    ['another shape', '{"owner":1}'],
    ['a time far in the future, if the clock was set back', '{"owner":"x","until":99999999999999}'],
  ])('is not blocked by %s', async (_, left) => {
    localStorage.setItem(KEY, left);
    const work = withStorageLock('t', () => Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(1000);
    await expect(work).resolves.toBe('done');
  });
});
