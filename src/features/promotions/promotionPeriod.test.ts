import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { promotionPeriod } from './promotionPeriod';

it('promotionPeriod names the first and the last day of a promotion', () => {
  const activity = activityExample({
    startTime: '2026-11-30T23:59:59Z',
    endTime: '2026-12-07T09:05:03Z',
  });
  expect(promotionPeriod(activity, english)).toBe('From 11/30/2026 to 12/07/2026');
});
