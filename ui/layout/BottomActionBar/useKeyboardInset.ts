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
  // Pinch zoom shrinks the visual viewport too; only a keyboard does so at scale 1.
  if (!viewport || viewport.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

/**
 * Height in px of what covers the bottom of the page: iOS lays its keyboard over it and moves
 * nothing that is pinned there.
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, insetPx, () => 0);
}
