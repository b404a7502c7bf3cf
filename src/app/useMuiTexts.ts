import { useEffect, useState } from 'react';
import { whenIdle } from '@homeview/ui/WhenIdle';
import type { Locale } from '../platform/locale';
import type { muiTexts } from '../i18n/muiTexts';

type Texts = typeof muiTexts;

/** MUI's default texts are English: another theme would only render everything again. */
const isEnglish = (locale: Locale) => locale.startsWith('en');

/** The words inside MUI's own components, once the page is at rest: no first screen shows any. */
export function useMuiTexts(locale: Locale): object | undefined {
  const [texts, setTexts] = useState<Texts>();
  const isNeeded = !isEnglish(locale);
  useEffect(() => {
    if (!isNeeded) return undefined;
    return whenIdle(() => {
      // Without them MUI speaks English; what customers read are the portal's own texts.
      import('../i18n/muiTexts').then((all) => setTexts(all.muiTexts)).catch(() => undefined);
    });
  }, [isNeeded]);
  return isNeeded ? texts?.[locale] : undefined;
}
