import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIdle } from './onIdle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('acts at rest, but does not wait for it for ever: a busy machine never rests', () => {
  const request = vi.fn((_act: () => void, options?: { timeout: number }) => options?.timeout ?? 0);
  vi.stubGlobal('requestIdleCallback', request);
  const act = vi.fn();
  onIdle(act);
  expect(request).toHaveBeenCalledWith(act, { timeout: 2000 });
});

it('can be called off', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  onIdle(vi.fn())();
  expect(cancel).toHaveBeenCalledWith(7);
});

it('waits for a second where the browser has no idle times', () => {
  const act = vi.fn();
  onIdle(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('can be called off where the browser has no idle times', () => {
  const act = vi.fn();
  onIdle(act)();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
