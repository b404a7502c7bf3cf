import { useEffect, useEffectEvent, useState } from 'react';
import {
  fetchMissingCode,
  isCodeMissing,
  isReachable,
  mayReload,
} from '../platform/launch/missingCode';
import { useAction } from './useAction';
import { useHasLeftPage } from './useHasLeftPage';

/** Polling interval while the host is unreachable, in ms. */
const ASK_AGAIN_MS = 5_000;

/** `other`: the page crashed for another reason, or a reload did not help. */
type Cause = 'unknown' | 'offline' | 'other';

/**
 * Why a page could not be rendered. If its chunk is missing, reloads once the host is reachable,
 * because an offline reload would only show the browser's error page.
 */
export function useMissingCode(error: unknown) {
  const [cause, setCause] = useState<Cause>(isCodeMissing(error) ? 'unknown' : 'other');
  const hasLeft = useHasLeftPage();

  /** Reloads the page if the host responds; automatically only if `mayReload` allows it. */
  async function reload({ wanted = false } = {}): Promise<void> {
    const reachable = await isReachable();
    if (hasLeft()) return;
    if (!reachable) return setCause('offline');
    if (!wanted && !mayReload()) return setCause('other');
    await fetchMissingCode();
    if (!hasLeft()) window.location.reload();
  }

  const reloadUnlessBroken = useEffectEvent(() => {
    if (cause !== 'other') void reload();
  });
  useEffect(() => {
    const again = () => reloadUnlessBroken();
    again();
    const timer = setInterval(again, ASK_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  const { run, busy } = useAction(() => reload({ wanted: true }));
  return { cause, retrying: busy, retry: () => void run() };
}
