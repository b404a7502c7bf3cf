import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../platform/locale';
import type source from './locales/en-US.json';
import type { TextPart } from './textParts';

/** Ids of all texts; en-US is the source the other nine are checked against. */
export type MessageId = keyof typeof source;

/** Texts by id: ICU text in the files, compiled ahead to its syntax tree in the build. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

export interface LocaleBundle {
  readonly messages: Messages;
}

/** Where each part of a language's texts comes from. */
type Language = Readonly<Record<TextPart, () => Promise<LocaleBundle>>>;

const languages: Readonly<Record<Locale, Language>> = {
  'en-US': {
    first: () => import('./bundles/en-US.first'),
    home: () => import('./bundles/en-US.home'),
    order: () => import('./bundles/en-US.order'),
    rest: () => import('./bundles/en-US.rest'),
  },
  'en-GB': {
    first: () => import('./bundles/en-GB.first'),
    home: () => import('./bundles/en-GB.home'),
    order: () => import('./bundles/en-GB.order'),
    rest: () => import('./bundles/en-GB.rest'),
  },
  'zh-CN': {
    first: () => import('./bundles/zh-CN.first'),
    home: () => import('./bundles/zh-CN.home'),
    order: () => import('./bundles/zh-CN.order'),
    rest: () => import('./bundles/zh-CN.rest'),
  },
  'ja-JP': {
    first: () => import('./bundles/ja-JP.first'),
    home: () => import('./bundles/ja-JP.home'),
    order: () => import('./bundles/ja-JP.order'),
    rest: () => import('./bundles/ja-JP.rest'),
  },
  'de-DE': {
    first: () => import('./bundles/de-DE.first'),
    home: () => import('./bundles/de-DE.home'),
    order: () => import('./bundles/de-DE.order'),
    rest: () => import('./bundles/de-DE.rest'),
  },
  'fr-FR': {
    first: () => import('./bundles/fr-FR.first'),
    home: () => import('./bundles/fr-FR.home'),
    order: () => import('./bundles/fr-FR.order'),
    rest: () => import('./bundles/fr-FR.rest'),
  },
  'th-TH': {
    first: () => import('./bundles/th-TH.first'),
    home: () => import('./bundles/th-TH.home'),
    order: () => import('./bundles/th-TH.order'),
    rest: () => import('./bundles/th-TH.rest'),
  },
  'in-ID': {
    first: () => import('./bundles/in-ID.first'),
    home: () => import('./bundles/in-ID.home'),
    order: () => import('./bundles/in-ID.order'),
    rest: () => import('./bundles/in-ID.rest'),
  },
  'es-ES': {
    first: () => import('./bundles/es-ES.first'),
    home: () => import('./bundles/es-ES.home'),
    order: () => import('./bundles/es-ES.order'),
    rest: () => import('./bundles/es-ES.rest'),
  },
  'it-IT': {
    first: () => import('./bundles/it-IT.first'),
    home: () => import('./bundles/it-IT.home'),
    order: () => import('./bundles/it-IT.order'),
    rest: () => import('./bundles/it-IT.rest'),
  },
};

/** The parts of a language, side by side. Rejects when one cannot be fetched. */
export async function loadLocale(
  locale: Locale,
  parts: readonly TextPart[],
): Promise<LocaleBundle> {
  const bundles = await Promise.all(parts.map((part) => languages[locale][part]()));
  return { messages: Object.assign({}, ...bundles.map(({ messages }) => messages)) as Messages };
}
