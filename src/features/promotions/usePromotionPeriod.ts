import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { dateOf, formatDateTime } from '../../i18n/formatDate';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';

/** Where the time begins in MM/DD/YYYY HH:mm:ss. */
const TIME_AT = 'MM/DD/YYYY '.length;

/** "From 11/14/2026 · November 14 to 11/28/2026 · November 28". */
export function usePromotionPeriod() {
  const text = useText();
  const fullDate = useFullDate();

  /**
   * The end of a promotion: the date if it runs until the end of that day, otherwise the moment. An
   * end at midnight belongs to the day before.
   */
  const endOf = (endTime: string): string => {
    const last = dateOf(endTime).subtract(1, 'millisecond');
    const isWholeDay = last.hour() === 23 && last.minute() === 59;
    if (isWholeDay) return fullDate(last.toISOString()) ?? '';
    const date = fullDate(endTime);
    return date === null ? '' : `${date}, ${formatDateTime(endTime)?.slice(TIME_AT)}`;
  };

  return ({ startTime, endTime }: Activity): string =>
    text('promotions.period', { start: fullDate(startTime) ?? '', end: endOf(endTime) });
}
