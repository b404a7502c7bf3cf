import dayjs from 'dayjs';

/** Calendar days from `now` to a moment, in the customer's time zone: 0 today, 1 tomorrow. */
export const daysUntil = (moment: string, now: Date): number =>
  // Rounded, because where clocks change at midnight, a day starts at 01:00.
  Math.round(dayjs(moment).startOf('day').diff(dayjs(now).startOf('day'), 'day', true));
