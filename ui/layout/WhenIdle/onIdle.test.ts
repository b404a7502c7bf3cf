import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIdle } from './onIdle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('onIdle calls requestIdleCallback with a timeout of 2 s', () => {
  const request = vi.fn((_act: () => void, options?: { timeout: number }) => options?.timeout ?? 0);
  vi.stubGlobal('requestIdleCallback', request);
  const act = vi.fn();
  onIdle(act);
  expect(request).toHaveBeenCalledWith(act, { timeout: 2000 });
});

it('onIdle returns a function that cancels the idle callback', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  onIdle(vi.fn())();
  expect(cancel).toHaveBeenCalledWith(7);
});

it('onIdle runs after one second without requestIdleCallback', () => {
  const act = vi.fn();
  onIdle(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('onIdle returns a function that cancels the timer without requestIdleCallback', () => {
  const act = vi.fn();
  onIdle(act)();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
