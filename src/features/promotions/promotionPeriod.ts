import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { formatDate } from '../../i18n/formatDate';
import type { Translate } from '../../i18n/useText';

/** "From 11/14/2026 to 11/28/2026". Spec 3, 9. */
export const promotionPeriod = ({ startTime, endTime }: Activity, text: Translate): string =>
  text('promotions.period', { start: formatDate(startTime) ?? '', end: formatDate(endTime) ?? '' });
