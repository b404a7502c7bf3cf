import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}

function insetPx(): number {
  const viewport = window.visualViewport;
  // Pinch zoom also shrinks the visual viewport; at scale 1 only a keyboard does.
  if (!viewport || viewport.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

/**
 * Height in px of the keyboard over the bottom of the page: iOS overlays it and does not move fixed
 * elements.
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, insetPx, () => 0);
}
