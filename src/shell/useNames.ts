import { useMemo } from 'react';
import { nameOr } from '../domain/input/nameOr';
import { useText } from '../i18n/useText';

/** Display names: a name without visible characters is replaced. */
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
