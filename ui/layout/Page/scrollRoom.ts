/** Extra space for the focus ring. */
const RING_PX = 6;

/** CSS variables with the heights of the sticky bars at the top and bottom. */
const ROOM = { top: '--hv-room-top', bottom: '--hv-room-bottom' } as const;

/**
 * Scroll margins that keep focused controls clear of sticky bars (WCAG 2.4.11). A `scroll-padding` of
 * the page would also scroll it when a button of the bar or of a dialog gets the focus.
 */
export const clearOfBars = {
  '& :is(a, button, input, select, textarea, [tabindex])': {
    scrollMarginTop: `var(${ROOM.top}, 0px)`,
    scrollMarginBottom: `var(${ROOM.bottom}, 0px)`,
  },
} as const;

/** A bar above this share of the window's height, as with 200 % text, scrolls with the page. */
const HIGHEST_PINNED = 0.4;

/** Set on a bar or column that is too high to be pinned. */
export const TALL = 'data-tall';

/** Calls `measure` when the element or the window changes its size. Returns what ends it. */
function onResize(element: HTMLElement, measure: () => void): () => void {
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}

/** A ref callback for a sticky bar, which measures its height. */
const scrollRoom = (side: keyof typeof ROOM) => (bar: HTMLElement | null) => {
  if (!bar) return;
  const root = document.documentElement.style;
  const end = onResize(bar, () => {
    bar.toggleAttribute(TALL, bar.offsetHeight > HIGHEST_PINNED * window.innerHeight);
    const style = getComputedStyle(bar);
    const offset = parseFloat(style[side]) || 0;
    const px = style.position === 'sticky' ? bar.offsetHeight + offset + RING_PX : 0;
    root.setProperty(ROOM[side], `${px}px`);
  });
  return () => {
    end();
    root.removeProperty(ROOM[side]);
  };
};

export const roomAtTop = scrollRoom('top');
export const roomAtBottom = scrollRoom('bottom');

/** A ref callback for a sticky column: one higher than the window would never show its end. */
export const sticksIfItFits = (column: HTMLElement | null) => {
  if (!column) return;
  return onResize(column, () => {
    const top = parseFloat(getComputedStyle(column).top) || 0;
    column.toggleAttribute(TALL, top + column.offsetHeight > window.innerHeight);
  });
};
