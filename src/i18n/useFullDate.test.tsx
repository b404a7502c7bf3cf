import { describe, expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import type { Locale } from '../platform/locale';
import { useFullDate } from './useFullDate';

const fullDate = (locale: Locale, moment: string | null) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={locale}>{children}</IntlProvider>
  );
  const { current } = renderHook(useFullDate, { wrapper }).result;
  return current(moment)?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
};

describe('a date that money or loss depends on', () => {
  it.each<[Locale, string]>([
    ['en-US', '12/09/2026 · December 9'],
    ['en-GB', '12/09/2026 · 9 December'],
    ['de-DE', '12/09/2026 · 9. Dezember'],
    ['fr-FR', '12/09/2026 · 9 décembre'],
    ['es-ES', '12/09/2026 · 9 de diciembre'],
    ['it-IT', '12/09/2026 · 9 dicembre'],
    ['ja-JP', '12/09/2026 · 12月9日'],
    ['zh-CN', '12/09/2026 · 12月9日'],
    ['th-TH', '12/09/2026 · 9 ธันวาคม'],
    ['in-ID', '12/09/2026 · 9 Desember'],
  ])('has its long form beside MM/DD/YYYY in %s', { tags: ['10.ruling.30'] }, (locale, shown) => {
    expect(fullDate(locale, '2026-12-09T05:06:07Z')).toBe(shown);
  });

  it.each([null, '', 'soon'])('is null for %j', (moment) => {
    expect(fullDate('en-US', moment)).toBeUndefined();
  });
});
