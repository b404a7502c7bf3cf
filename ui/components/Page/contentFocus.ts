let content: HTMLElement | null = null;

/** Somebody has come to a page and done nothing yet: whatever content comes is where they are. */
let isAwaited = false;

const settle = () => {
  isAwaited = false;
};

function awaitContent(): void {
  isAwaited = true;
  for (const deed of ['keydown', 'pointerdown']) {
    document.addEventListener(deed, settle, { capture: true, once: true });
  }
}

const focus = () => content?.focus({ preventScroll: true });

/**
 * Puts the keyboard and the screen reader into the page's content, and into what replaces it until the
 * customer does something: for whoever has come to another page.
 */
export function focusContent(): void {
  awaitContent();
  focus();
}

/**
 * A ref for a page's content. What replaces content that has the focus takes it over: a page that
 * loaded, or failed, would else leave the keyboard at the top of the document.
 */
export function contentRef(element: HTMLElement | null) {
  if (!element) return;
  content = element;
  if (isAwaited && document.activeElement === document.body) focus();
  return () => {
    if (element.contains(document.activeElement)) awaitContent();
    if (content === element) content = null;
  };
}
