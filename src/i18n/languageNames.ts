import type { Locale } from '../platform/locale';

/** Each language in its own name; a list of languages is never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'zh-CN': '简体中文',
  'ja-JP': '日本語',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'th-TH': 'ไทย',
  'in-ID': 'Bahasa Indonesia',
  'es-ES': 'Español',
  'it-IT': 'Italiano',
};
