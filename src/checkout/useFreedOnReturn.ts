import { useEffect } from 'react';

/**
 * Calls `free` when a page that was left for a provider is looked at again: from the back/forward
 * cache (ruling 18), or because the app opened the provider outside and came back.
 */
export function useFreedOnReturn(free: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [free]);
}
