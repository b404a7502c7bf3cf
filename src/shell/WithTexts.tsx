import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { whenIdle } from '@homeview/ui/WhenIdle';
import { useTexts } from '../i18n/LocaleProvider';
import { TEXT_PARTS } from '../i18n/textParts';
import type { TextPart } from '../i18n/textParts';
import { LoadingScreen } from './LoadingScreen';

interface Props {
  readonly texts: readonly TextPart[];
  readonly children: ReactNode;
}

/** Around the screens behind sign-in: their texts are no part of the first load. */
export function WithTexts({ texts, children }: Props) {
  const { parts, loadTexts } = useTexts();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const there = texts.every((part) => parts.includes(part));
  useEffect(() => {
    if (!there) loadTexts(texts).catch((error: unknown) => setFailed({ error }));
  }, [there, texts, loadTexts]);

  const restWaits = there && parts.length < TEXT_PARTS.length;
  useEffect(() => {
    if (!restWaits) return undefined;
    // A failure is met again where the texts are needed.
    return whenIdle(() => void loadTexts(TEXT_PARTS).catch(() => undefined));
  }, [restWaits, loadTexts]);

  if (there) return children;
  // As for code that could not be fetched: the route shows it.
  if (failed) throw failed.error;
  return <LoadingScreen />;
}
