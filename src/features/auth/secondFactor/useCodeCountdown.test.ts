import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSecondFactor } from '../../../platform/session/session';
import { useCodeCountdown } from './useCodeCountdown';

const NOW = Date.UTC(2026, 10, 21, 10, 0, 0);

const startAt = (raw: string) => {
  localStorage.setItem('hv.secondFactorSign', 'sign-1');
  localStorage.setItem('hv.secondFactorStart', raw);
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the countdown of the second factor', () => {
  it(
    'starts at 600 s, enables the text-only resend after 60 s, and survives a reload',
    { tags: ['4.state.14', '9.const.20', '9.const.21'] },
    () => {
      startSecondFactor('sign-1');
      const first = renderHook(useCodeCountdown);
      expect(first.result.current).toEqual({ left: 600, resendWait: 60 });
      act(() => vi.advanceTimersByTime(59_000));
      expect(first.result.current).toEqual({ left: 541, resendWait: 1 });
      act(() => vi.advanceTimersByTime(1_000));
      expect(first.result.current).toEqual({ left: 540, resendWait: 0 });
      first.unmount();
      const afterReload = renderHook(useCodeCountdown);
      expect(afterReload.result.current).toEqual({ left: 540, resendWait: 0 });
      act(() => vi.advanceTimersByTime(539_000));
      expect(afterReload.result.current.left).toBe(1);
      act(() => vi.advanceTimersByTime(1_000));
      expect(afterReload.result.current.left).toBe(0);
    },
  );

  it.each([
    ['in an hour', String(NOW + 3_600_000), 600],
    ['later than the last date', '8640000000000001', 600],
    ['infinite', '1e999', 600],
    ['invalid JSON', '{"at":', 600],
    ['a text', '"soon"', 600],
    ['four minutes ago', String(NOW - 240_000), 360],
    ['long ago', '0', 0],
    ['earlier than the first date', '-1e300', 0],
  ])(
    'with a stored start %s (%s) has %i s left, and keeps running after a reload',
    { tags: ['4.state.14'] },
    (_, raw, left) => {
      startAt(raw);
      const first = renderHook(useCodeCountdown);
      expect(first.result.current.left).toBe(left);
      act(() => vi.advanceTimersByTime(240_000));
      const later = Math.max(0, left - 240);
      expect(first.result.current.left).toBe(later);
      first.unmount();
      expect(renderHook(useCodeCountdown).result.current.left).toBe(later);
    },
  );
});
