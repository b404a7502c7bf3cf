import type { MouseEvent } from 'react';

/** What the mouse was pressed on. */
let pressed: Element | null = null;

const controlAt = ({ target }: MouseEvent) => (target as Element).closest<HTMLElement>('button,a');

/**
 * What a page listens to. The page that has loaded replaces the one that was loading, header and all,
 * and the browser forgets a press of the mouse that began on what is gone: here it counts for the same
 * control in its place. A finger needs no help: it presses when it is lifted.
 */
export const keepPress = {
  onMouseDown: (event: MouseEvent): void => {
    pressed = event.button === 0 ? controlAt(event) : null;
  },
  onMouseUp: (event: MouseEvent): void => {
    const now = controlAt(event);
    const before = pressed;
    pressed = null;
    if (before?.isConnected === false && now?.outerHTML === before.outerHTML) now.click();
  },
};
