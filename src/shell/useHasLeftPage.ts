import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the customer has left the page, for async work that must not affect another page. True as
 * soon as the URL changes, although the old page stays mounted until the new chunk is loaded.
 */
export function useHasLeftPage(): () => boolean {
  const path = useRef<string>(undefined);
  useEffect(() => {
    path.current = location.pathname;
    return () => {
      path.current = undefined;
    };
  }, []);
  return useCallback(() => path.current !== location.pathname, []);
}
