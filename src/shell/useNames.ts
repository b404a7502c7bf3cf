import { useMemo } from 'react';
import { nameOr } from '../domain/input/nameOr';
import { useText } from '../i18n/useText';

/** Names as they are shown: one that nobody could see gets a word in its place. */
export function useNames() {
  const text = useText();
  return useMemo(
    () => ({
      device: (name: string) => nameOr(name, text('common.unnamedDevice')),
      house: (name: string) => nameOr(name, text('common.unnamedHouse')),
      plan: (name: string) => nameOr(name, text('common.unnamedPlan')),
    }),
    [text],
  );
}
