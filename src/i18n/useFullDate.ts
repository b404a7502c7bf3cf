import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { dateOf, formatDate } from './formatDate';

/**
 * Formats a date that money or loss depends on: MM/DD/YYYY with day and month in the page language,
 * as "12/09/2026 · 9. Dezember". null if the date is missing or invalid.
 */
export function useFullDate(): (moment: string | null) => string | null {
  const intl = useIntl();
  return useCallback(
    (moment) => {
      const short = formatDate(moment);
      if (moment === null || short === null) return null;
      const long = intl.formatDate(dateOf(moment).toDate(), { day: 'numeric', month: 'long' });
      // The word joiner keeps "12月9日" on one line.
      const unbroken = long
        .replaceAll(' ', '\u00a0')
        .replace('月', '\u2060月\u2060')
        .replace('日', '\u2060日');
      return `${short}\u00a0· ${unbroken}`;
    },
    [intl],
  );
}
