import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { dateOf, formatDate, formatDateTime } from '../../i18n/formatDate';
import type { Translate } from '../../i18n/useText';

/**
 * The end of a promotion: the date if it runs until the end of that day, otherwise the moment. An
 * end at midnight belongs to the day before.
 */
function formatEnd(endTime: string): string {
  const last = dateOf(endTime).subtract(1, 'millisecond');
  const isWholeDay = last.hour() === 23 && last.minute() === 59;
  const end = isWholeDay ? formatDate(last.toISOString()) : formatDateTime(endTime);
  return end ?? '';
}

/** "From 11/14/2026 to 11/28/2026". */
export const promotionPeriod = ({ startTime, endTime }: Activity, text: Translate): string =>
  text('promotions.period', { start: formatDate(startTime) ?? '', end: formatEnd(endTime) });
