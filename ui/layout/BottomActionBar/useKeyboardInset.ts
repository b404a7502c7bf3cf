import { useSyncExternalStore } from 'react';

/** Not measured during a render, because that would lay the page out before it is complete. */
let insetPx = 0;

function measure(): number {
  const viewport = window.visualViewport;
  // Pinch zoom also shrinks the visual viewport; at scale 1 only a keyboard does.
  if (!viewport || viewport.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport;
  const update = () => {
    insetPx = measure();
    changed();
  };
  const first = requestAnimationFrame(update);
  viewport?.addEventListener('resize', update);
  viewport?.addEventListener('scroll', update);
  return () => {
    cancelAnimationFrame(first);
    viewport?.removeEventListener('resize', update);
    viewport?.removeEventListener('scroll', update);
    insetPx = 0;
  };
}

/**
 * Height in px of the keyboard over the bottom of the page: iOS overlays it and does not move fixed
 * elements.
 */
export const useKeyboardInset = (): number =>
  useSyncExternalStore(
    subscribe,
    () => insetPx,
    () => 0,
  );
