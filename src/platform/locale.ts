import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import type { Locale } from '@homeview/contracts/vocabulary/locales';
import { stored } from './storage/storedItems';

export { LOCALES };
export type { Locale };

const DEFAULT_LOCALE: Locale = 'en-US';

/** The language list of the sign-in page: all but zh-CN. */
export const LOGIN_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== 'zh-CN');

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((known) => known === value);

/** The current language: the stored one if it is supported, else en-US. */
export const currentLocale = (): Locale => {
  const locale = stored.locale.get();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
};

/** The BCP 47 tag for Intl, MUI and dayjs, which use `id-ID` instead of `in-ID`. */
export const intlLocale = (locale: Locale): string => (locale === 'in-ID' ? 'id-ID' : locale);
