import { describe, expect, it } from 'vitest';
import { LOCALES } from '../platform/locale';
import { stored } from '../platform/storage/storedItems';
import { formatDate, formatDateTime, formatPeriod } from './formatDate';

describe('dates', () => {
  it.each(LOCALES)(
    'have the same format in %s',
    { tags: ['9.const.33', '9.const.34'] },
    (locale) => {
      stored.locale.set(locale);
      expect(formatDate('2026-03-04T05:06:07Z')).toBe('03/04/2026');
      expect(formatDateTime('2026-03-04T05:06:07Z')).toBe('03/04/2026 05:06:07');
    },
  );

  it.each([
    ['2026-12-07T09:05:03Z', '12/07/2026', '12/07/2026 09:05:03'],
    ['2026-12-31T23:59:59.999Z', '12/31/2026', '12/31/2026 23:59:59'],
    ['2027-01-01T00:00:00Z', '01/01/2027', '01/01/2027 00:00:00'],
    ['2028-02-29T12:00:00Z', '02/29/2028', '02/29/2028 12:00:00'],
    ['2026-12-31T23:30:00-02:00', '01/01/2027', '01/01/2027 01:30:00'],
  ])('format %s at UTC as %s, with time as %s', (moment, date, dateTime) => {
    expect(formatDate(moment)).toBe(date);
    expect(formatDateTime(moment)).toBe(dateTime);
  });

  it('keep the dash of a period with its first date', () => {
    const [start, end] = ['2026-11-29T12:00:00Z', '2026-12-29T12:00:00Z'];
    expect(formatPeriod(start, end)).toBe('11/29/2026\u00a0– 12/29/2026');
    expect(formatPeriod(start, null)).toBeNull();
    expect(formatPeriod(null, end)).toBeNull();
  });

  it.each([null, '', 'soon'])('return null for %j', (moment) => {
    expect(formatDate(moment)).toBeNull();
    expect(formatDateTime(moment)).toBeNull();
  });
});
