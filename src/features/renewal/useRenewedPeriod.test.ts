import { beforeEach, describe, expect, it } from 'vitest';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { noteServiceTime } from '../../platform/serviceTime';
import { useRenewedPeriod } from './useRenewedPeriod';

// The clock of the device, which is another one, has no say.
beforeEach(() => noteServiceTime('Sat, 21 Nov 2026 10:00:00 GMT'));

/** The labels and values of one more period. */
function rowsOf(nextRenewal: string | null, planUnit: 'day' | 'month' | 'year', isExpire = false) {
  const detail = subscriptionDetailExample({ nextRenewal, isExpire });
  const { result } = renderInPortal(() => useRenewedPeriod(detail, priceExample({ planUnit })));
  const { now, then } = result.current;
  return [...now, ...then].map(({ label, value }) => [label, value]);
}

describe('useRenewedPeriod', () => {
  it.each([
    [
      '2026-12-07T09:05:03Z',
      'month',
      '12/07/2026\u00a0· December\u00a07',
      '01/07/2027\u00a0· January\u00a07',
    ],
    [
      '2026-12-07T09:05:03Z',
      'year',
      '12/07/2026\u00a0· December\u00a07',
      '12/07/2027\u00a0· December\u00a07',
    ],
    [
      '2028-01-31T23:59:59Z',
      'month',
      '01/31/2028\u00a0· January\u00a031',
      '02/29/2028\u00a0· February\u00a029',
    ],
    [
      '2026-12-31T23:59:59Z',
      'day',
      '12/31/2026\u00a0· December\u00a031',
      '01/01/2027\u00a0· January\u00a01',
    ],
  ] as const)('adds to %s one %s', { tags: ['10.ruling.30'] }, (end, unit, paid, then) => {
    expect(rowsOf(end, unit)).toEqual([
      ['Paid until', paid],
      ['Then paid until', then],
    ]);
  });

  it('shows "at least" the same day after the last day of a short month', () => {
    expect(rowsOf('2027-02-28T10:00:00Z', 'month')).toEqual([
      ['Paid until', '02/28/2027\u00a0· February\u00a028'],
      ['Then paid until at least', '03/28/2027\u00a0· March\u00a028'],
    ]);
  });

  it('starts the period of an expired plan on the service’s today', () => {
    expect(rowsOf('2026-11-03T09:30:00Z', 'month', true)).toEqual([
      ['Ended on', '11/03/2026\u00a0· November\u00a03'],
      ['Then paid until', '12/21/2026\u00a0· December\u00a021'],
    ]);
  });

  it('shows no dates for an active plan without an end date', () => {
    expect(rowsOf(null, 'month')).toEqual([]);
  });
});
