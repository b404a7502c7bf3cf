import { describe, expect, it } from 'vitest';
import { english } from '../../tests/support/english';
import { CYCLE_TEXT, PER_TEXT, STATUS_TEXT } from './planTexts';

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
    ['day', 'Daily', '/\u00a0day'],
    ['month', 'Monthly', '/\u00a0month'],
    ['year', 'Annual', '/\u00a0year'],
  ] as const)('show the unit %s as "%s" and "%s"', (unit, cycle, per) => {
    expect([english(CYCLE_TEXT[unit]), english(PER_TEXT[unit])]).toEqual([cycle, per]);
  });
});
