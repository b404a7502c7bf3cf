import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { currentLocale, intlLocale } from '../platform/locale';
import type { Locale } from '../platform/locale';
import { stored } from '../platform/storage/storedItems';
import { useStored } from '../platform/storage/storage';
import { loadLanguage } from './messages';
import type { Language } from './messages';

/** A locale with its messages. */
export interface LoadedLocale extends Language {
  readonly locale: Locale;
}

interface Props {
  /** Loaded before the first render, so that no page renders without texts. */
  readonly initial: LoadedLocale;
  readonly children: (loaded: LoadedLocale) => ReactNode;
}

const load = async (locale: Locale): Promise<LoadedLocale> => ({
  locale,
  ...(await loadLanguage[locale]()),
});

/** Loads the current language before the app starts. Rejects if it cannot be fetched. */
export const loadCurrentLocale = (): Promise<LoadedLocale> => load(currentLocale());

/** Follows the stored language; the previous one stays until the new one is loaded. */
export function LocaleProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  useStored(stored.locale);
  const wanted = currentLocale();
  const { locale } = loaded;

  useEffect(() => {
    let current = true;
    if (wanted !== locale) {
      load(wanted).then(
        (other) => current && setLoaded(other),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [wanted, locale]);

  const language = intlLocale(locale);
  useEffect(() => {
    document.documentElement.lang = language;
    // None of the ten languages is written from right to left.
    document.documentElement.dir = 'ltr';
  }, [language]);

  return (
    <IntlProvider locale={language} messages={loaded.messages} defaultLocale="en-US">
      {children(loaded)}
    </IntlProvider>
  );
}
