import { describe, expect, it } from 'vitest';
import { onePeriodAfter } from './paidUntil';

describe('onePeriodAfter', () => {
  it.each([
    ['2026-12-03T10:00:00.000Z', 'day', '2026-12-04T10:00:00.000Z', true],
    ['2027-04-30T10:00:00.000Z', 'day', '2027-05-01T10:00:00.000Z', true],
    ['2026-12-03T10:00:00.000Z', 'month', '2027-01-03T10:00:00.000Z', true],
    ['2026-12-03T10:00:00.000Z', 'year', '2027-12-03T10:00:00.000Z', true],
    ['2027-01-31T23:30:00.000Z', 'month', '2027-02-28T23:30:00.000Z', true],
    ['2028-01-31T00:00:00.000Z', 'month', '2028-02-29T00:00:00.000Z', true],
    ['2026-12-31T23:59:59.999Z', 'day', '2027-01-01T23:59:59.999Z', true],
    ['2027-02-28T10:00:00.000Z', 'month', '2027-03-28T10:00:00.000Z', false],
    ['2027-04-30T10:00:00.000Z', 'month', '2027-05-30T10:00:00.000Z', false],
    ['2027-04-29T10:00:00.000Z', 'month', '2027-05-29T10:00:00.000Z', true],
    ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z', false],
  ] as const)('%s plus one %s is %s', (from, unit, end, exact) => {
    expect(onePeriodAfter(new Date(from), unit)).toEqual({ end: new Date(end), exact });
  });
});
