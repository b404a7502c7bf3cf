import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { currentLocale, intlLocale } from '../platform/locale';
import type { Locale } from '../platform/locale';
import { stored } from '../platform/storedItems';
import { useStored } from '../platform/storage';
import { loadLocale } from './messages';
import type { Extent, LocaleBundle } from './messages';

/** A language and what it needs. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly extent: Extent;
  readonly bundle: LocaleBundle;
}

interface Props {
  /** Loaded before the first render, so that no screen appears without its words. */
  readonly initial: LoadedLocale;
  readonly children: (loaded: LoadedLocale) => ReactNode;
}

const load = async (locale: Locale, extent: Extent): Promise<LoadedLocale> => ({
  locale,
  extent,
  bundle: await loadLocale(locale, extent),
});

/** Loads the language in force before the app starts; en-US if that one cannot be fetched. */
export async function loadCurrentLocale(extent: Extent): Promise<LoadedLocale> {
  try {
    return await load(currentLocale(), extent);
  } catch {
    return load('en-US', extent);
  }
}

/** Fetches texts ahead of time. */
export const prepareTexts = (extent: Extent): void =>
  void loadLocale(currentLocale(), extent).catch(() => undefined);

interface Texts {
  /** Which texts are there. */
  readonly extent: Extent;
  /** Fetches more. Rejects when they cannot be fetched. */
  readonly loadTexts: (extent: Extent) => Promise<void>;
}
const TextsContext = createContext<Texts>({ extent: 'all', loadTexts: () => Promise.resolve() });

/** Which texts are there, and how to fetch more. */
export const useTexts = (): Texts => useContext(TextsContext);

/** Follows the stored language; the old one stays on screen until the new one has arrived. */
export function LocaleProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  useStored(stored.locale);
  const wanted = currentLocale();
  const { locale, extent } = loaded;

  useEffect(() => {
    let current = true;
    if (wanted !== locale) {
      load(wanted, extent).then(
        (other) => current && setLoaded(other),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [wanted, locale, extent]);

  const loadTexts = useCallback(
    async (more: Extent) => setLoaded(await load(currentLocale(), more)),
    [],
  );
  const texts = useMemo(() => ({ extent, loadTexts }), [extent, loadTexts]);

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
