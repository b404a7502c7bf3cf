import type { MouseEvent } from 'react';

/** A press on a link that stays in the page; one with a key held goes where the browser says. */
export const inPage =
  (go: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  };
