import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { currentLocale, intlLocale } from '../platform/locale';
import type { Locale } from '../platform/locale';
import { isSignedIn } from '../platform/session';
import { stored } from '../platform/storedItems';
import { useStored } from '../platform/storage';
import { loadLocale } from './messages';
import type { LocaleBundle } from './messages';

/** A language and what it needs. */
export interface LoadedLocale {
  readonly locale: Locale;
  /** All texts are there, not only those of the first page. */
  readonly all: boolean;
  readonly bundle: LocaleBundle;
}

interface Props {
  /** Loaded before the first render, so that no screen appears without its words. */
  readonly initial: LoadedLocale;
  readonly children: (loaded: LoadedLocale) => ReactNode;
}

const load = async (locale: Locale, all: boolean): Promise<LoadedLocale> => ({
  locale,
  all,
  bundle: await loadLocale(locale, all),
});

/**
 * Loads the language in force before the app starts; en-US if the wanted one cannot be fetched. Who
 * is signed in gets all texts at once.
 */
export async function loadCurrentLocale(): Promise<LoadedLocale> {
  const [locale, all] = [currentLocale(), isSignedIn()];
  try {
    return await load(locale, all);
  } catch {
    return load('en-US', all);
  }
}

/** Fetches the texts behind sign-in ahead of time. */
export const prepareAllTexts = (): void =>
  void loadLocale(currentLocale(), true).catch(() => undefined);

interface Texts {
  readonly all: boolean;
  /** Fetches the others. Rejects when they cannot be fetched. */
  readonly loadAll: () => Promise<void>;
}
const TextsContext = createContext<Texts>({ all: true, loadAll: () => Promise.resolve() });

/** Whether all texts are there, and how to fetch them. */
export const useTexts = (): Texts => useContext(TextsContext);

/** Follows the stored language; the old one stays on screen until the new one has arrived. */
export function LocaleProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  useStored(stored.locale);
  const wanted = currentLocale();
  const { locale, all } = loaded;

  useEffect(() => {
    let current = true;
    if (wanted !== locale) {
      load(wanted, all).then(
        (other) => current && setLoaded(other),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [wanted, locale, all]);

  const loadAll = useCallback(async () => setLoaded(await load(currentLocale(), true)), []);
  const texts = useMemo(() => ({ all, loadAll }), [all, loadAll]);

  const language = intlLocale(locale);
  useEffect(() => {
    document.documentElement.lang = language;
    // None of the ten is written from right to left.
    document.documentElement.dir = 'ltr';
  }, [language]);

  return (
    <TextsContext value={texts}>
      <IntlProvider locale={language} messages={loaded.bundle.messages} defaultLocale="en-US">
        {children(loaded)}
      </IntlProvider>
    </TextsContext>
  );
}
