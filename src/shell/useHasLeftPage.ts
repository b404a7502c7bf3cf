import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the screen has been left, for work that ends later: it must not act on another page. It has
 * as soon as the address is another one: until the code of that page has come, the screen still stands.
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
