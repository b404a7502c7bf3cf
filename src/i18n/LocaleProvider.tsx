import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { currentLocale, intlLocale } from '../platform/locale';
import type { Locale } from '../platform/locale';
import { stored } from '../platform/storedItems';
import { useStored } from '../platform/storage';
import { loadLocale } from './messages';
import type { LocaleBundle } from './messages';

/** A language and what it needs. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly bundle: LocaleBundle;
}

interface Props {
  /** Loaded before the first render, so that no screen appears without its words. */
  readonly initial: LoadedLocale;
  readonly children: (loaded: LoadedLocale) => ReactNode;
}

/** Loads the language in force before the app starts; en-US if the wanted one cannot be fetched. */
export async function loadCurrentLocale(): Promise<LoadedLocale> {
  const locale = currentLocale();
  try {
    return { locale, bundle: await loadLocale(locale) };
  } catch {
    return { locale: 'en-US', bundle: await loadLocale('en-US') };
  }
}

/** Follows the stored language; the old one stays on screen until the new one has arrived. */
export function LocaleProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  useStored(stored.locale);
  const wanted = currentLocale();

  useEffect(() => {
    let current = true;
    if (wanted !== loaded.locale) {
      loadLocale(wanted).then(
        (bundle) => current && setLoaded({ locale: wanted, bundle }),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [wanted, loaded.locale]);

  const language = intlLocale(loaded.locale);
  useEffect(() => {
    document.documentElement.lang = language;
    // None of the ten is written from right to left.
    document.documentElement.dir = 'ltr';
  }, [language]);

  return (
    <IntlProvider locale={language} messages={loaded.bundle.messages} defaultLocale="en-US">
      {children(loaded)}
    </IntlProvider>
  );
}
