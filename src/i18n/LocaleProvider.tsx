import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { currentLocale, intlLocale } from '../platform/locale';
import type { Locale } from '../platform/locale';
import { stored } from '../platform/storedItems';
import { useStored } from '../platform/storage';
import { loadLocale } from './messages';
import type { LocaleBundle, Messages } from './messages';
import { TEXT_PARTS } from './textParts';
import type { TextPart } from './textParts';

/** A language and what it needs. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly parts: readonly TextPart[];
  readonly bundle: LocaleBundle;
}

interface Props {
  /** Loaded before the first render, so that no screen appears without its words. */
  readonly initial: LoadedLocale;
  readonly children: (loaded: LoadedLocale) => ReactNode;
}

const load = async (locale: Locale, parts: readonly TextPart[]): Promise<LoadedLocale> => ({
  locale,
  parts,
  bundle: await loadLocale(locale, parts),
});

/**
 * With what has come beside it. Texts of another language replace what is there: a screen waits for
 * them, and if they are no longer those in force, the language in force is fetched as fully.
 */
const joined = (now: LoadedLocale, more: LoadedLocale): LoadedLocale =>
  now.locale === more.locale
    ? {
        ...now,
        parts: TEXT_PARTS.filter((part) => now.parts.includes(part) || more.parts.includes(part)),
        bundle: { messages: { ...now.bundle.messages, ...more.bundle.messages } as Messages },
      }
    : more;

/**
 * Loads the language in force before the app starts. If that cannot be had whole, what it takes to say
 * so: a screen whose texts are missing asks for them again, and fails where it can be tried again.
 * Rejects if not even that can be fetched.
 */
export const loadCurrentLocale = (parts: readonly TextPart[]): Promise<LoadedLocale> =>
  load(currentLocale(), parts)
    .catch(() => load(currentLocale(), ['first']))
    .catch(() => load('en-US', ['first']));

/** Fetches texts ahead of time. */
export const prepareTexts = (parts: readonly TextPart[]): void =>
  void loadLocale(currentLocale(), parts).catch(() => undefined);

interface Texts {
  /** Which texts are there. */
  readonly parts: readonly TextPart[];
  /** Fetches more. Rejects when they cannot be fetched. */
  readonly loadTexts: (parts: readonly TextPart[]) => Promise<void>;
}
const TextsContext = createContext<Texts>({
  parts: TEXT_PARTS,
  loadTexts: () => Promise.resolve(),
});

/** Which texts are there, and how to fetch more. */
export const useTexts = (): Texts => useContext(TextsContext);

/** Follows the stored language; the old one stays on screen until the new one has arrived. */
export function LocaleProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  useStored(stored.locale);
  const wanted = currentLocale();
  const { locale, parts } = loaded;

  useEffect(() => {
    let current = true;
    if (wanted !== locale) {
      load(wanted, parts).then(
        (other) => current && setLoaded(other),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [wanted, locale, parts]);

  const loadTexts = useCallback(async (wished: readonly TextPart[]) => {
    const more = await load(currentLocale(), wished);
    setLoaded((now) => joined(now, more));
  }, []);
  const texts = useMemo(() => ({ parts, loadTexts }), [parts, loadTexts]);

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
