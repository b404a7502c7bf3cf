import type { Locale } from '../platform/locale';
import type source from './locales/en-US.json';

/** Ids of all messages; en-US is the source locale. */
export type MessageId = keyof typeof source;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- react-intl's own way to type ids
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

/** A language: its messages and MUI's texts, which are English by default. */
export interface Language {
  readonly messages: Record<MessageId, string>;
  readonly muiTexts?: object;
}

/** Each language is a separate chunk. */
export const loadLanguage: Readonly<Record<Locale, () => Promise<Language>>> = {
  'en-US': () => import('./languages/en-US'),
  'en-GB': () => import('./languages/en-GB'),
  'zh-CN': () => import('./languages/zh-CN'),
  'ja-JP': () => import('./languages/ja-JP'),
  'de-DE': () => import('./languages/de-DE'),
  'fr-FR': () => import('./languages/fr-FR'),
  'th-TH': () => import('./languages/th-TH'),
  'in-ID': () => import('./languages/in-ID'),
  'es-ES': () => import('./languages/es-ES'),
  'it-IT': () => import('./languages/it-IT'),
};
