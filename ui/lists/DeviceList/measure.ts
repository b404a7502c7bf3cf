import {
  measureElement,
  observeElementRect,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';

type List = Virtualizer<HTMLDivElement, Element>;

/** What fits before the list was measured, in px: an ordinary phone. */
export const FIRST_RECT: Rect = { width: 390, height: 640 };

/**
 * Measures the scroller. One without a size (inside a hidden tab or a closing dialog) counts as a
 * phone's: a height of 0 would throw all rows away, and the place one had scrolled to.
 */
export function observeRect(list: List, changed: (rect: Rect) => void) {
  return observeElementRect(list, (rect) => {
    changed(rect.height > 0 ? rect : FIRST_RECT);
  });
}

/** Measures a row. Rows without a size count as ordinary ones, or all 10,000 would fit at once. */
export function measureRow(ordinaryPx: number) {
  return (row: Element, entry: ResizeObserverEntry | undefined, list: List): number =>
    measureElement(row, entry, list) || ordinaryPx;
}
