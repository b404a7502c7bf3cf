import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InEnglish } from '../../../tests/support/inEnglish';
import { usePromotionPeriod } from './usePromotionPeriod';

it.each([
  ['midnight, as the day before', '2026-11-29T00:00:00Z', '11/28/2026 · November 28'],
  ['midnight of a year, as the day before', '2027-01-01T00:00:00Z', '12/31/2026 · December 31'],
  [
    'midnight elsewhere, as the moment here',
    '2026-11-29T00:00:00-05:00',
    '11/29/2026 · November 29, 05:00:00',
  ],
  ['the last second of a day, as that day', '2026-12-07T23:59:59Z', '12/07/2026 · December 7'],
  ['the last minute of a day, as that day', '2026-12-07T23:59:00.001Z', '12/07/2026 · December 7'],
  ['any other time, as the moment', '2026-12-07T09:05:03Z', '12/07/2026 · December 7, 09:05:03'],
  [
    'the first second of a day, as the moment',
    '2026-12-07T00:00:01Z',
    '12/07/2026 · December 7, 00:00:01',
  ],
])('shows an end of a promotion at %s', (_, endTime, end) => {
  const { result } = renderHook(usePromotionPeriod, { wrapper: InEnglish });
  const activity = activityExample({ startTime: '2026-11-30T23:59:59Z', endTime });
  const period = result.current(activity).replaceAll('\u00a0', ' ');
  expect(period).toBe(`From 11/30/2026 · November 30 to ${end}`);
});
