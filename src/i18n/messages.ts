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
    address: () => import('./bundles/en-US.address'),
    offer: () => import('./bundles/en-US.offer'),
    rest: () => import('./bundles/en-US.rest'),
  },
  'en-GB': {
    first: () => import('./bundles/en-GB.first'),
    home: () => import('./bundles/en-GB.home'),
    order: () => import('./bundles/en-GB.order'),
    address: () => import('./bundles/en-GB.address'),
    offer: () => import('./bundles/en-GB.offer'),
    rest: () => import('./bundles/en-GB.rest'),
  },
  'zh-CN': {
    first: () => import('./bundles/zh-CN.first'),
    home: () => import('./bundles/zh-CN.home'),
    order: () => import('./bundles/zh-CN.order'),
    address: () => import('./bundles/zh-CN.address'),
    offer: () => import('./bundles/zh-CN.offer'),
    rest: () => import('./bundles/zh-CN.rest'),
  },
  'ja-JP': {
    first: () => import('./bundles/ja-JP.first'),
    home: () => import('./bundles/ja-JP.home'),
    order: () => import('./bundles/ja-JP.order'),
    address: () => import('./bundles/ja-JP.address'),
    offer: () => import('./bundles/ja-JP.offer'),
    rest: () => import('./bundles/ja-JP.rest'),
  },
  'de-DE': {
    first: () => import('./bundles/de-DE.first'),
    home: () => import('./bundles/de-DE.home'),
    order: () => import('./bundles/de-DE.order'),
    address: () => import('./bundles/de-DE.address'),
    offer: () => import('./bundles/de-DE.offer'),
    rest: () => import('./bundles/de-DE.rest'),
  },
  'fr-FR': {
    first: () => import('./bundles/fr-FR.first'),
    home: () => import('./bundles/fr-FR.home'),
    order: () => import('./bundles/fr-FR.order'),
    address: () => import('./bundles/fr-FR.address'),
    offer: () => import('./bundles/fr-FR.offer'),
    rest: () => import('./bundles/fr-FR.rest'),
  },
  'th-TH': {
    first: () => import('./bundles/th-TH.first'),
    home: () => import('./bundles/th-TH.home'),
    order: () => import('./bundles/th-TH.order'),
    address: () => import('./bundles/th-TH.address'),
    offer: () => import('./bundles/th-TH.offer'),
    rest: () => import('./bundles/th-TH.rest'),
  },
  'in-ID': {
    first: () => import('./bundles/in-ID.first'),
    home: () => import('./bundles/in-ID.home'),
    order: () => import('./bundles/in-ID.order'),
    address: () => import('./bundles/in-ID.address'),
    offer: () => import('./bundles/in-ID.offer'),
    rest: () => import('./bundles/in-ID.rest'),
  },
  'es-ES': {
    first: () => import('./bundles/es-ES.first'),
    home: () => import('./bundles/es-ES.home'),
    order: () => import('./bundles/es-ES.order'),
    address: () => import('./bundles/es-ES.address'),
    offer: () => import('./bundles/es-ES.offer'),
    rest: () => import('./bundles/es-ES.rest'),
  },
  'it-IT': {
    first: () => import('./bundles/it-IT.first'),
    home: () => import('./bundles/it-IT.home'),
    order: () => import('./bundles/it-IT.order'),
    address: () => import('./bundles/it-IT.address'),
    offer: () => import('./bundles/it-IT.offer'),
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
