import {
  measureElement,
  observeElementRect,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';

type List = Virtualizer<HTMLDivElement, Element>;

/** Assumed size before the list is measured, in px: an ordinary phone. */
export const FIRST_RECT: Rect = { width: 390, height: 640 };

/**
 * Measures the scroller. One without a size (in a hidden tab or a closing dialog) gets the assumed
 * size: a height of 0 would remove all rows and lose the scroll position.
 */
export function observeRect(list: List, changed: (rect: Rect) => void) {
  return observeElementRect(list, (rect) => {
    changed(rect.height > 0 ? rect : FIRST_RECT);
  });
}

/** Measures a row. Rows without a size get the estimated height; otherwise all 10,000 would be rendered. */
export function measureRow(ordinaryPx: number) {
  return (row: Element, entry: ResizeObserverEntry | undefined, list: List): number =>
    measureElement(row, entry, list) || ordinaryPx;
}
