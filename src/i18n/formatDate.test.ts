import { describe, expect, it } from 'vitest';
import { LOCALES } from '../platform/locale';
import { stored } from '../platform/storedItems';
import { formatDate, formatDateTime } from './formatDate';

describe('dates', () => {
  it.each(LOCALES)('look the same in %s [9.const.33] [9.const.34]', (locale) => {
    stored.locale.set(locale);
    expect(formatDate('2026-03-04T05:06:07Z')).toBe('03/04/2026');
    expect(formatDateTime('2026-03-04T05:06:07Z')).toBe('03/04/2026 05:06:07');
  });

  it.each([null, '', 'soon'])('that are none (%j) show nothing', (moment) => {
    expect(formatDate(moment)).toBeNull();
    expect(formatDateTime(moment)).toBeNull();
  });
});
