import dayjs from 'dayjs';

/** Dates look the same in every language (ruling 35). Spec 9. */
const DATE_FORMAT = 'MM/DD/YYYY';
const DATE_TIME_FORMAT = 'MM/DD/YYYY HH:mm:ss';

/** A moment that speaks the page's language; for in-ID that is `id-ID`, as for Intl and MUI. Spec 1. */
export const dateOf = (moment: string) =>
  dayjs(moment).locale(document.documentElement.lang || 'en');

function format(moment: string | null, pattern: string): string | null {
  if (moment === null) return null;
  const date = dateOf(moment);
  return date.isValid() ? date.format(pattern) : null;
}

/** A moment of the wire as a date in the customer's time zone; null if there is none to show. */
export const formatDate = (moment: string | null) => format(moment, DATE_FORMAT);

/** The same with the time of day. */
export const formatDateTime = (moment: string | null) => format(moment, DATE_TIME_FORMAT);
