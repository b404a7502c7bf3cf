import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { ListedDevice } from './ListedDevice';

/**
 * Keeps the focused row and its neighbours rendered while they are scrolled out of view. Removing the
 * focused row would reset the keyboard position on the page.
 */
export function useFocusedRow(devices: readonly ListedDevice[]) {
  // A ref instead of state, which would re-render all rows on every focus change.
  const focusedId = useRef<string | null>(null);
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    focusedId.current = devices[Number(row?.dataset['index'])]?.id ?? null;
  };
  const onBlur = () => {
    focusedId.current = null;
  };
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const rows = defaultRangeExtractor(range);
      if (focusedId.current === null) return rows;
      const focused = devices.findIndex(({ id }) => id === focusedId.current);
      if (focused === -1) return rows;
      const kept = [focused - 1, focused, focused + 1].filter((row) => row in devices);
      return [...new Set([...kept, ...rows])].sort((one, other) => one - other);
    },
    [devices],
  );
  return { rangeExtractor, focusHandlers: { onFocus, onBlur } };
}
