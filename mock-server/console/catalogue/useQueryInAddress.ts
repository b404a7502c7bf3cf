import { useEffect } from 'react';
import { catalogueHash, readRoute } from '../route';

/**
 * Keeps the search in the address, without an entry in the history for each letter. An address that
 * is changed by hand changes the search.
 */
export function useQueryInAddress(query: string, change: (query: string) => void): void {
  useEffect(() => {
    const route = readRoute(window.location.hash);
    if (route.page !== 'catalogue' || route.query === query) return;
    window.history.replaceState(window.history.state, '', catalogueHash(query));
  }, [query]);
  useEffect(() => {
    const follow = () => {
      const route = readRoute(window.location.hash);
      if (route.page === 'catalogue') change(route.query);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  });
}
