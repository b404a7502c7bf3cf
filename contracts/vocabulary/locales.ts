/** The locales of the portal, as they are stored and sent. */
export const LOCALES = [
  'en-US',
  'en-GB',
  'zh-CN',
  'ja-JP',
  'de-DE',
  'fr-FR',
  'th-TH',
  'in-ID',
  'es-ES',
  'it-IT',
] as const;
export type Locale = (typeof LOCALES)[number];
