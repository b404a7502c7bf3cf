import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isCodeMissing, isReachable, mayReload } from '../platform/launch/missingCode';

/** How often the host is asked again while it cannot be reached, in ms. */
const ASK_AGAIN_MS = 5_000;

/** `other`: the screen broke for another reason, or a reload did not help. */
type Cause = 'unknown' | 'offline' | 'other';

/**
 * Why a screen could not be shown. One whose code is missing is opened by a reload as soon as the host
 * can be reached, never before: a page that is offline has nothing to reload.
 */
export function useMissingCode(error: unknown) {
  const [cause, setCause] = useState<Cause>(isCodeMissing(error) ? 'unknown' : 'other');
  const [retrying, setRetrying] = useState(false);
  const isShown = useRef(false);

  /** Loads the page again if the host answers; by itself only while that may help. */
  async function reload({ wanted = false } = {}): Promise<void> {
    const reachable = await isReachable();
    if (!isShown.current) return;
    if (wanted) setRetrying(false);
    if (!reachable) setCause('offline');
    else if (wanted || mayReload()) window.location.reload();
    else setCause('other');
  }

  const reloadUnlessBroken = useEffectEvent(() => {
    if (cause !== 'other') void reload();
  });
  useEffect(() => {
    isShown.current = true;
    const again = () => reloadUnlessBroken();
    again();
    const timer = setInterval(again, ASK_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      isShown.current = false;
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  const retry = () => {
    setRetrying(true);
    void reload({ wanted: true });
  };
  return { cause, retrying, retry };
}
