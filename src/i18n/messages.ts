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

/** One lazy module a language: its texts and the MUI texts. MUI has no en-GB: it uses en-US. */
const bundles: Readonly<Record<Locale, () => Promise<LocaleBundle>>> = {
  'en-US': () => import('./bundles/en-US'),
  'en-GB': () => import('./bundles/en-GB'),
  'zh-CN': () => import('./bundles/zh-CN'),
  'ja-JP': () => import('./bundles/ja-JP'),
  'de-DE': () => import('./bundles/de-DE'),
  'fr-FR': () => import('./bundles/fr-FR'),
  'th-TH': () => import('./bundles/th-TH'),
  'in-ID': () => import('./bundles/in-ID'),
  'es-ES': () => import('./bundles/es-ES'),
  'it-IT': () => import('./bundles/it-IT'),
};

export const loadLocale = (locale: Locale): Promise<LocaleBundle> => bundles[locale]();
