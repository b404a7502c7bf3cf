import { describe, expect, it } from 'vitest';
import { english } from '../../tests/support/english';
import { CYCLE_TEXT, PER_TEXT, STATUS_TEXT, pendingChangeText } from './planTexts';

describe('texts of a plan', () => {
  it.each([
    [-1, 'Not active'],
    [0, 'Not active'],
    [1, 'Active'],
    [2, 'Renewal off'],
    [3, 'Activating'],
  ] as const)('show subscribeStatus %i as "%s"', (status, words) => {
    expect(english(STATUS_TEXT[status])).toBe(words);
  });

  it.each([
    ['day', 'Daily', '/ day'],
    ['month', 'Monthly', '/ month'],
    ['year', 'Annual', '/ year'],
  ] as const)('show the unit %s as "%s" and "%s"', (unit, cycle, per) => {
    expect([english(CYCLE_TEXT[unit]), english(PER_TEXT[unit])]).toEqual([cycle, per]);
  });

  const change = (buyNum: number, nextRenewal: string | null) =>
    pendingChangeText(english, { packageChangeRecord: { buyNum, maxDevNum: 3 }, nextRenewal });

  it('state from when on a changed plan covers how many devices', () => {
    expect(change(1, '2026-12-07T09:05:03Z')).toBe('From 12/07/2026 this plan covers 3 devices.');
    expect(change(-1, '2026-12-07T09:05:03Z')).toBe(
      'From 12/07/2026 this plan covers all devices of the house.',
    );
    expect(change(1, null)).toBe('From the next period on, this plan covers 3 devices.');
    expect(change(-1, null)).toBe(
      'From the next period on, this plan covers all devices of the house.',
    );
  });

  it('are empty without a pending change', () => {
    expect(pendingChangeText(english, { packageChangeRecord: null, nextRenewal: null })).toBeNull();
  });
});
