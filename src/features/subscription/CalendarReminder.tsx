import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Icon } from '@homeview/ui/Icon';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { calendarFile } from '../../domain/calendarEvent';
import { formatPrice, toCents } from '../../domain/offer/price';
import { dateOf, formatDate } from '../../i18n/formatDate';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { saveFile } from '../../platform/saveFile';
import { useNames } from '../../shell/useNames';
import { planSentence } from './planSentence';

/** A store plan can be canceled until one day before its renewal. */
const REMIND_DAYS_BEFORE = [3, 1];

interface Props {
  readonly id: string;
  readonly detail: SubscriptionDetail;
}

/**
 * Puts the day on which a plan renews, changes or ends into the customer's calendar. Not in the
 * app, whose web view does not download files.
 */
export function CalendarReminder({ id, detail }: Props) {
  const { environment } = usePortalConfig();
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const { nextRenewal, isRenewal, packageChangeRecord } = detail;
  const date = formatDate(nextRenewal);
  if (nextRenewal === null || date === null || detail.isExpire || environment.inApp) return null;

  const plan = names.plan(detail.packageName);
  const title = !isRenewal
    ? text('calendar.ends', { plan })
    : packageChangeRecord
      ? text('calendar.changes', { plan })
      : text('calendar.renews', { plan, price: formatPrice(toCents(detail.price)) });
  const day = fullDate(nextRenewal) ?? date;
  const { lead, note } = planSentence(detail, day, text);
  const loses = !isRenewal || packageChangeRecord !== null;

  const save = () => {
    const file = calendarFile(
      {
        uid: `${id}-${date}@${window.location.hostname}`,
        day: dateOf(nextRenewal).toDate(),
        title,
        description: [lead, note, loses ? text('loss.saveBefore', { date: day }) : null]
          .filter((line) => line !== null)
          .join('\n'),
        url: window.location.href,
        remindDaysBefore: REMIND_DAYS_BEFORE,
      },
      new Date(),
    );
    saveFile(`plan-${date.replaceAll('/', '-')}.ics`, 'text/calendar;charset=utf-8', file);
  };

  return (
    <BusyButton variant="outlined" startIcon={<Icon icon={CalendarPlus} />} onClick={save}>
      {text('calendar.add')}
    </BusyButton>
  );
}
