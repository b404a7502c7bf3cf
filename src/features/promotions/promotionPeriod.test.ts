import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { promotionPeriod } from './promotionPeriod';

it.each([
  ['midnight, as the day before', '2026-11-29T00:00:00Z', '11/28/2026'],
  ['midnight of a year, as the day before', '2027-01-01T00:00:00Z', '12/31/2026'],
  ['midnight elsewhere, as the moment here', '2026-11-29T00:00:00-05:00', '11/29/2026 05:00:00'],
  ['the last second of a day, as that day', '2026-12-07T23:59:59Z', '12/07/2026'],
  ['the last minute of a day, as that day', '2026-12-07T23:59:00.001Z', '12/07/2026'],
  ['any other time, as the moment', '2026-12-07T09:05:03Z', '12/07/2026 09:05:03'],
  ['the first second of a day, as the moment', '2026-12-07T00:00:01Z', '12/07/2026 00:00:01'],
])('promotionPeriod shows an end at %s', (_, endTime, end) => {
  const activity = activityExample({ startTime: '2026-11-30T23:59:59Z', endTime });
  expect(promotionPeriod(activity, english)).toBe(`From 11/30/2026 to ${end}`);
});
