import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/LocaleProvider';
import { LoadingScreen } from './LoadingScreen';

interface Props {
  readonly children: ReactNode;
}

/** Around the screens behind sign-in: their texts are no part of the first load. */
export function WithAllTexts({ children }: Props) {
  const { all, loadAll } = useTexts();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!all) loadAll().catch((error: unknown) => setFailed({ error }));
  }, [all, loadAll]);
  if (all) return children;
  // As for code that could not be fetched: the route shows it.
  if (failed) throw failed.error;
  return <LoadingScreen />;
}
