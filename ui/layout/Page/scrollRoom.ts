/** Less, and the ring of what has the focus would lie under the edge. */
const RING_PX = 6;

/** How much of the page's top and bottom lies under what stays there. */
const ROOM = { top: '--hv-room-top', bottom: '--hv-room-bottom' } as const;

/**
 * Controls of a page: the browser brings the one that gets the focus so far into sight that what stays
 * at an edge does not cover it (WCAG 2.4.11). Not the whole page's `scroll-padding`: that would scroll
 * it as well when a button of the bar itself, or of a dialog, gets the focus.
 */
export const clearOfBars = {
  '& :is(a, button, input, select, textarea, [tabindex])': {
    scrollMarginTop: `var(${ROOM.top}, 0px)`,
    scrollMarginBottom: `var(${ROOM.bottom}, 0px)`,
  },
} as const;

/** A ref for what stays at an edge of the screen. */
const scrollRoom = (side: keyof typeof ROOM) => (bar: HTMLElement | null) => {
  if (!bar) return;
  const root = document.documentElement.style;
  const measure = () => {
    const style = getComputedStyle(bar);
    const offset = parseFloat(style[side]) || 0;
    const px = style.position === 'sticky' ? bar.offsetHeight + offset + RING_PX : 0;
    root.setProperty(ROOM[side], `${px}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty(ROOM[side]);
  };
};

export const roomAtTop = scrollRoom('top');
export const roomAtBottom = scrollRoom('bottom');
