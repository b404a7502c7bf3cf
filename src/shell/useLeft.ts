import { useCallback, useEffect, useRef } from 'react';

/** Whether the screen has been left, for work that ends later: it must not act on another page. */
export function useLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return useCallback(() => left.current, []);
}
