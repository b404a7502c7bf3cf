import { deDE, enUS, esES, frFR, idID, itIT, jaJP, thTH, zhCN } from '@mui/material/locale';
import type { Locale } from '../platform/locale';

/** The words inside MUI's own parts. MUI has no en-GB: it uses en-US; and Indonesian is id-ID. */
export const muiTexts: Readonly<Record<Locale, object>> = {
  'en-US': enUS,
  'en-GB': enUS,
  'zh-CN': zhCN,
  'ja-JP': jaJP,
  'de-DE': deDE,
  'fr-FR': frFR,
  'th-TH': thTH,
  'in-ID': idID,
  'es-ES': esES,
  'it-IT': itIT,
};
