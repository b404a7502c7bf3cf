import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from './isolated';

/** Joins names to a list in a sentence: “Front door, Garden and Garage”. */
export function useNameList(): (names: readonly string[]) => string {
  const intl = useIntl();
  return useCallback(
    (names) => intl.formatList(names.map(isolated), { type: 'conjunction' }),
    [intl],
  );
}
