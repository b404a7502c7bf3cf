import { useEffect, useRef } from 'react';

/**
 * After Load more the keyboard goes on at the first new row, where the button was: the button has
 * moved below all of them, or is gone. If the customer has left the page, the focus stays there.
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
    /** Call it before more rows are asked for. */
    expectMore: () => {
      countBefore.current = rowCount;
    },
  };
}
