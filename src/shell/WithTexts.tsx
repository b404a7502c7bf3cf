import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { whenIdle } from '@homeview/ui/WhenIdle';
import { useTexts } from '../i18n/LocaleProvider';
import { reaches } from '../i18n/messages';
import { LoadingScreen } from './LoadingScreen';
import type { ScreenTexts } from './screenTexts';

interface Props {
  readonly texts: ScreenTexts;
  readonly children: ReactNode;
}

/** Around the screens behind sign-in: their texts are no part of the first load. */
export function WithTexts({ texts, children }: Props) {
  const { extent, loadTexts } = useTexts();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const there = reaches(extent, texts);
  useEffect(() => {
    if (!there) loadTexts(texts).catch((error: unknown) => setFailed({ error }));
  }, [there, texts, loadTexts]);

  const restWaits = there && !reaches(extent, 'all');
  useEffect(() => {
    if (!restWaits) return undefined;
    // A failure is met again where the texts are needed.
    return whenIdle(() => void loadTexts('all').catch(() => undefined));
  }, [restWaits, loadTexts]);

  if (there) return children;
  // As for code that could not be fetched: the route shows it.
  if (failed) throw failed.error;
  return <LoadingScreen />;
}
