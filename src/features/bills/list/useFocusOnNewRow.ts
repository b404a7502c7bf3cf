import { useEffect, useRef } from 'react';

/**
 * After Load more, moves the focus to the first new row, because the button moves down or
 * disappears. Does nothing if the customer has left the page.
 */
export function useFocusOnNewRow(rowCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const countBefore = useRef<number | null>(null);

  useEffect(() => {
    const from = countBefore.current;
    if (from === null || rowCount <= from) return;
    countBefore.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button.current) return;
    list.current?.querySelectorAll('a').item(from)?.focus({ preventScroll: true });
  }, [rowCount]);

  return {
    list,
    button,
    /** Call it before loading more rows. */
    expectMore: () => {
      countBefore.current = rowCount;
    },
  };
}
