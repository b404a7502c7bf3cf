import { useEffect, useReducer, useRef } from 'react';

/** How long a restored page may take to render, in ms. */
const RENDERS_WITHIN_MS = 3_000;

/**
 * Reloads a page that comes back from the back/forward cache and no longer renders. React continues
 * its work with a message to itself, and Firefox drops the one that is under way when a page leaves.
 */
export function useRestoredPage(): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => clearTimeout(timer.current));

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      timer.current = setTimeout(() => window.location.reload(), RENDERS_WITHIN_MS);
      render();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
