let hadFocus = false;

// Anywhere: a page is come to from a menu of the header as well.
document.addEventListener('focusin', () => {
  hadFocus = true;
});

/**
 * A ref for a page's content: it takes over the focus that went with what it replaces. A page that
 * has loaded, or failed, would else leave the keyboard and the screen reader at the top of the
 * document. Before anything had the focus, it is left to the browser.
 */
export function takeLostFocus(content: HTMLElement | null): void {
  if (hadFocus && document.activeElement === document.body) content?.focus({ preventScroll: true });
}
