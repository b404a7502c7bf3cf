import { useEffect, useState } from 'react';
import { whenIdle } from '@homeview/ui/WhenIdle';
import type { Locale } from '../platform/locale';
import type { muiTexts } from '../i18n/muiTexts';

type Texts = typeof muiTexts;

/** The words of MUI's own parts, once the page is at rest: no first screen has such a part. */
export function useMuiTexts(locale: Locale): object | undefined {
  const [texts, setTexts] = useState<Texts>();
  useEffect(
    () =>
      whenIdle(() => {
        // Without them MUI speaks English; what customers read are the portal's own texts.
        import('../i18n/muiTexts').then((all) => setTexts(all.muiTexts)).catch(() => undefined);
      }),
    [],
  );
  return texts?.[locale];
}
