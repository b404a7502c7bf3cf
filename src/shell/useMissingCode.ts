import { useEffect, useEffectEvent, useState } from 'react';
import { isCodeMissing, isReachable, reloadOnce } from '../platform/missingCode';

/** How often the host is asked again while it cannot be reached, in ms. */
const ASK_AGAIN_MS = 5_000;

/** `other`: the screen broke for another reason, or a reload did not help. */
type Cause = 'unknown' | 'offline' | 'other';

/**
 * Why a screen could not be shown. One whose code is missing is opened by a reload as soon as the host
 * can be reached, never before: a page that is offline has nothing to reload.
 */
export function useMissingCode() {
  const [cause, setCause] = useState<Cause>(isCodeMissing() ? 'unknown' : 'other');
  const [asking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    const reachable = await isReachable();
    if (!reachable) setCause('offline');
    else if (!reloadOnce()) setCause('other');
    setAsking(false);
  }

  const askUnlessKnown = useEffectEvent(() => {
    if (cause !== 'other') void ask();
  });
  useEffect(() => {
    const again = () => askUnlessKnown();
    again();
    const timer = setInterval(again, ASK_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  const askNow = () => {
    setAsking(true);
    void ask();
  };
  return { cause, asking, ask: askNow };
}
