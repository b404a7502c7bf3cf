import { useSyncExternalStore } from 'react';

/** Not measured during a render, because that would lay the page out before it is complete. */
let insetPx = 0;

function measure(): void {
  const viewport = window.visualViewport;
  // Pinch zoom also shrinks the visual viewport; at scale 1 only a keyboard does.
  insetPx =
    !viewport || viewport.scale !== 1
      ? 0
      : Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport;
  const update = () => {
    measure();
    changed();
  };
  measure();
  viewport?.addEventListener('resize', update);
  viewport?.addEventListener('scroll', update);
  return () => {
    viewport?.removeEventListener('resize', update);
    viewport?.removeEventListener('scroll', update);
  };
}

/**
 * Height in px of the keyboard over the bottom of the page: iOS overlays it and does not move fixed
 * elements.
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(
    subscribe,
    () => insetPx,
    () => 0,
  );
}
