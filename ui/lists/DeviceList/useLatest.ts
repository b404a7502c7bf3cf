import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the handler of the latest render. */
export function useLatest(handler: ((id: string) => void) | undefined): (id: string) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  }, [handler]);
  return useCallback((id: string) => latest.current?.(id), []);
}
