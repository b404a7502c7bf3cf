import { afterEach, expect, it, vi } from 'vitest';
import { withLock } from './withLock';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the lock until the task after the work, when Firefox shows other tabs what it stored', async () => {
  let released = false;
  const request = async (_name: string, locked: () => Promise<unknown>) => {
    await locked();
    released = true;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(withLock('t', () => Promise.resolve(7))).resolves.toBe(7);
  // All that follows in the same task.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(released).toBe(false);
  await vi.waitFor(() => expect(released).toBe(true));
});
