import dayjs from 'dayjs';

/** Dates have the same format in every language. */
const DATE_FORMAT = 'MM/DD/YYYY';
const DATE_TIME_FORMAT = 'MM/DD/YYYY HH:mm:ss';

/** A dayjs date in the page language; `in-ID` is `id-ID` for dayjs, Intl and MUI. */
export const dateOf = (moment: string) =>
  dayjs(moment).locale(document.documentElement.lang || 'en');

function format(moment: string | null, pattern: string): string | null {
  if (moment === null) return null;
  const date = dateOf(moment);
  return date.isValid() ? date.format(pattern) : null;
}

/** A timestamp of the service as a date in the customer's time zone; null if missing or invalid. */
export const formatDate = (moment: string | null) => format(moment, DATE_FORMAT);

/** A timestamp of the service as date and time. */
export const formatDateTime = (moment: string | null) => format(moment, DATE_TIME_FORMAT);

const NO_BREAK_SPACE = '\u00a0';

/** Two timestamps as a period, whose dash stays with its first date; null if one is missing. */
export function formatPeriod(start: string | null, end: string | null): string | null {
  const [first, last] = [formatDate(start), formatDate(end)];
  return first && last ? `${first}${NO_BREAK_SPACE}– ${last}` : null;
}
