import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { daysUntilEnd } from './daysUntilEnd';

const END = '2026-12-03T09:30:00Z';
const ends = (fields: Parameters<typeof subscriptionDetailExample>[0] = {}) =>
  subscriptionDetailExample({ isRenewal: false, nextRenewal: END, ...fields });

describe('the days until a plan ends', () => {
  it.each([
    ['2026-11-25T23:00:00Z', null],
    ['2026-11-26T00:30:00Z', 7],
    ['2026-11-26T23:30:00Z', 7],
    ['2026-12-01T12:00:00Z', 2],
    ['2026-12-02T23:59:00Z', 1],
    ['2026-12-02T00:01:00Z', 1],
    ['2026-12-03T09:00:00Z', 0],
    ['2026-12-03T12:00:00Z', 0],
  ])('are known from seven days before it on: at %s they are %s', (now, days) => {
    expect(daysUntilEnd(ends(), new Date(now))).toBe(days);
  });

  it('count days of the calendar, not hours', () => {
    const plan = ends({ nextRenewal: '2026-12-03T18:00:00Z' });
    expect(daysUntilEnd(plan, new Date('2026-12-01T00:30:00Z'))).toBe(2);
  });

  it('are counted for a deleted plan too, because it cannot renew', () => {
    const deleted = ends({ isRenewal: true, goodsStatus: 0 });
    expect(daysUntilEnd(deleted, new Date('2026-12-02T09:30:00Z'))).toBe(1);
  });

  it.each([
    ['renews', { isRenewal: true }],
    ['has ended', { isExpire: true }],
    ['ends on an unknown day', { nextRenewal: null }],
  ])('are null for a plan that %s', (_, fields) => {
    expect(daysUntilEnd(ends(fields), new Date('2026-12-02T09:30:00Z'))).toBeNull();
  });

  it('are null before the time of the service is known', () => {
    expect(daysUntilEnd(ends(), null)).toBeNull();
  });
});
