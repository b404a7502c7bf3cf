import { useCallback, useEffect, useRef } from 'react';

/** Calls the handler of the latest render, and is the same function from render to render. */
export function useLatest(handler: ((id: string) => void) | undefined): (id: string) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  }, [handler]);
  return useCallback((id: string) => latest.current?.(id), []);
}
