import { useEffect, useRef } from 'react';
import { environment } from '../../platform/launch/environment';

/** Has something done each time the app comes back to the front; in a browser never. Spec 4. */
export function useAppActive(onActive: () => void): void {
  const latest = useRef(onActive);
  useEffect(() => {
    latest.current = onActive;
  });
  useEffect(() => {
    if (!environment.inApp) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Outside the first load: only the app needs the bridge.
    void import('../../platform/bridge/bridge')
      .then(({ setUpBridge }) => {
        if (left) return;
        stop = setUpBridge().onActiveChange((active) => {
          if (active) latest.current();
        });
      })
      // Without the bridge nothing is heard; the page itself works.
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, []);
}
