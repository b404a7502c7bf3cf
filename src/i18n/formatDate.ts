import dayjs from 'dayjs';

/** Dates look the same in every language (ruling 35). Spec 9. */
const DATE_FORMAT = 'MM/DD/YYYY';

/** A moment of the wire in the customer's time zone; null if there is none to show. */
export function formatDate(moment: string | null): string | null {
  if (moment === null) return null;
  const date = dayjs(moment);
  return date.isValid() ? date.format(DATE_FORMAT) : null;
}
