import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../platform/locale';
import type source from './locales/en-US.json';

/** Ids of all texts; en-US is the source the other nine are checked against. */
export type MessageId = keyof typeof source;

/** Texts by id: ICU text in the files, compiled ahead to its syntax tree in the build. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

export interface LocaleBundle {
  readonly messages: Messages;
  readonly muiLocale: object;
}

interface Part {
  readonly messages: Messages;
}
interface Rest extends Part {
  readonly muiLocale: object;
}

interface Language {
  /** The texts of the first page. */
  readonly first: () => Promise<Part>;
  /**
   * What the screens behind sign-in need as well: their texts, the words of dates, those of MUI's
   * parts. MUI has no en-GB: it uses en-US.
   */
  readonly rest: () => Promise<Rest>;
}

const languages: Readonly<Record<Locale, Language>> = {
  'en-US': {
    first: () => import('./bundles/en-US.first'),
    rest: () => import('./bundles/en-US.rest'),
  },
  'en-GB': {
    first: () => import('./bundles/en-GB.first'),
    rest: () => import('./bundles/en-GB.rest'),
  },
  'zh-CN': {
    first: () => import('./bundles/zh-CN.first'),
    rest: () => import('./bundles/zh-CN.rest'),
  },
  'ja-JP': {
    first: () => import('./bundles/ja-JP.first'),
    rest: () => import('./bundles/ja-JP.rest'),
  },
  'de-DE': {
    first: () => import('./bundles/de-DE.first'),
    rest: () => import('./bundles/de-DE.rest'),
  },
  'fr-FR': {
    first: () => import('./bundles/fr-FR.first'),
    rest: () => import('./bundles/fr-FR.rest'),
  },
  'th-TH': {
    first: () => import('./bundles/th-TH.first'),
    rest: () => import('./bundles/th-TH.rest'),
  },
  'in-ID': {
    first: () => import('./bundles/in-ID.first'),
    rest: () => import('./bundles/in-ID.rest'),
  },
  'es-ES': {
    first: () => import('./bundles/es-ES.first'),
    rest: () => import('./bundles/es-ES.rest'),
  },
  'it-IT': {
    first: () => import('./bundles/it-IT.first'),
    rest: () => import('./bundles/it-IT.rest'),
  },
};

/**
 * One or two lazy modules of a language. Rejects when one cannot be fetched.
 * @param all - with the texts behind sign-in.
 */
export async function loadLocale(locale: Locale, all: boolean): Promise<LocaleBundle> {
  const { first, rest } = languages[locale];
  const [start, more] = await Promise.all([first(), all ? rest() : null]);
  return {
    muiLocale: more?.muiLocale ?? {},
    messages: { ...start.messages, ...more?.messages } as Messages,
  };
}
