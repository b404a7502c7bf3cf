import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TURN_MS, withStorageLock } from './storageLock';

const KEY = 'hv.turn.t';
/** Maximum time until a tab's lease is visible to all others, in ms. */
const SETTLED_MS = 800;

/** Writes a lease as another tab. */
const write = (note: unknown) => localStorage.setItem(KEY, JSON.stringify(note));
const theirs = (until = Date.now() + TURN_MS) => ({ owner: 'other', until });
const note = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const isTheirs = () => (note() as { owner?: unknown } | null)?.owner === 'other';

/** Work that runs until `end` is called. */
function longWork() {
  let end: () => void = () => undefined;
  const work = vi.fn(() => new Promise<string>((resolve) => (end = () => resolve('done'))));
  return { work, end: () => end() };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tab that finds no active lease', () => {
  it.each([0, 0.25, 0.5, 0.99])(
    'starts its work once all tabs can see its lease, without a long delay (%d)',
    async (random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { work, end } = longWork();
      const working = withStorageLock('t', work);
      await vi.advanceTimersByTimeAsync(399);
      expect(work).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(SETTLED_MS - 399);
      expect(work).toHaveBeenCalledOnce();
      end();
      await expect(working).resolves.toBe('done');
    },
  );

  it('yields to a tab that wrote later', async () => {
    const { work, end } = longWork();
    const working = withStorageLock('t', work);
    await vi.advanceTimersByTimeAsync(300);
    write(theirs());
    await vi.advanceTimersByTimeAsync(TURN_MS - 100);
    expect(work).not.toHaveBeenCalled();
    expect(isTheirs()).toBe(true);
    await vi.advanceTimersByTimeAsync(SETTLED_MS + 200);
    expect(work).toHaveBeenCalledOnce();
    end();
    await working;
  });

  it('writes its lease again if it is removed before the work starts', async () => {
    const { work, end } = longWork();
    const working = withStorageLock('t', work);
    await vi.advanceTimersByTimeAsync(300);
    localStorage.clear();
    await vi.advanceTimersByTimeAsync(2 * SETTLED_MS);
    expect(work).toHaveBeenCalledOnce();
    end();
    await expect(working).resolves.toBe('done');
  });
});

describe('an inactive lease', () => {
  it.each<[string, () => unknown]>([
    ['a lease that ends now', () => theirs(Date.now())],
    ['a lease without an owner', () => ({ owner: 1, until: Date.now() + 5000 })],
    ['a lease without an end', () => ({ owner: 'other', until: String(Date.now() + 5000) })],
    ['a lease that is longer than any tab takes', () => theirs(Date.now() + TURN_MS + 1)],
    ['nothing', () => null],
    ['a number', () => 7],
  ])('(%s) is replaced at once', async (_, left) => {
    write(left());
    const working = withStorageLock('t', () => Promise.resolve('done'));
    const [owner, until] = [expect.any(String) as string, Date.now() + TURN_MS];
    expect(note()).toEqual({ owner, until });
    expect(isTheirs()).toBe(false);
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    await expect(working).resolves.toBe('done');
  });

  it('is polled many times per second while another tab works', async () => {
    write(theirs());
    const { work, end } = longWork();
    const working = withStorageLock('t', work);
    await vi.advanceTimersByTimeAsync(1000);
    localStorage.removeItem(KEY);
    await vi.advanceTimersByTimeAsync(100);
    expect(note()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    expect(work).toHaveBeenCalledOnce();
    end();
    await working;
  });
});

describe('a working tab', () => {
  /** A tab in the middle of its work. */
  async function amidWork() {
    const { work, end } = longWork();
    const working = withStorageLock('t', work);
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    expect(work).toHaveBeenCalledOnce();
    return { working, end };
  }

  it('does not take back a lease that another tab has got since', async () => {
    const { working, end } = await amidWork();
    const other = theirs();
    write(other);
    await vi.advanceTimersByTimeAsync(5000);
    expect(note()).toEqual(other);
    end();
    await expect(working).resolves.toBe('done');
    expect(note()).toEqual(other);
  });

  it('completes even if its lease was removed', async () => {
    const { working, end } = await amidWork();
    localStorage.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(note()).toBeNull();
    end();
    await expect(working).resolves.toBe('done');
  });

  it('leaves neither a lease nor a timer behind', async () => {
    const { working, end } = await amidWork();
    end();
    await working;
    expect(note()).toBeNull();
    // jsdom dispatches storage events asynchronously.
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
