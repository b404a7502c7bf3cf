import { useEffect, useRef } from 'react';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';

/** Calls `onActive` each time the app returns to the foreground; never in a browser. */
export function useAppActive(onActive: () => void): void {
  const { inApp } = usePortalConfig().environment;
  const latest = useRef(onActive);
  useEffect(() => {
    latest.current = onActive;
  });
  useEffect(() => {
    if (!inApp) return;
    let stop: (() => void) | undefined;
    let left = false;
    // A separate chunk, because only the app needs the bridge.
    void import('../../platform/bridge/bridge')
      .then(({ setUpBridge }) => {
        if (left) return;
        stop = setUpBridge().onActiveChange((active) => {
          if (active) latest.current();
        });
      })
      // Without the bridge there are no notifications, but the page works.
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [inApp]);
}
