import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHasLeftPage } from './useHasLeftPage';

/** What the work of a press can ask and do. */
interface Action {
  /** Whether the customer has left the page. */
  readonly hasLeft: () => boolean;
  /** Whether no later press followed, which is possible after `free`. */
  readonly isLatest: () => boolean;
  /** Shows no loading state until the promise settles: a question, or the way to another page. */
  readonly idleUntil: <Result>(settled: Promise<Result>) => Promise<Result>;
  /** Opens another site; busy until the page is restored from the back/forward cache. */
  readonly leaveTo: (url: string) => void;
}

/**
 * The work of a press: one run at a time, also for two presses before the next render. `run`
 * resolves to undefined while another run is in progress, and rejects with the error of the work.
 */
export function useAction<Args extends readonly unknown[], Result>(
  work: (action: Action, ...args: Args) => Promise<Result>,
) {
  const [shown, setShown] = useState<'idle' | 'busy' | 'leaving'>('idle');
  const latest = useRef(0);
  const running = useRef(false);
  const hasLeft = useHasLeftPage();

  /** Takes the next press, although the work has not settled. */
  const free = useCallback(() => {
    running.current = false;
    setShown('idle');
  }, []);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [free]);

  const run = async (...args: Args): Promise<Result | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    latest.current += 1;
    const press = latest.current;
    const isLatest = () => press === latest.current;
    const show = (next: 'idle' | 'busy') => {
      if (isLatest() && running.current) setShown(next);
    };
    let leaving = false;
    const leaveTo = (url: string) => {
      // At once: what is still to be rendered when a page leaves may never be (useRestoredPage).
      flushSync(() => setShown('leaving'));
      window.location.assign(url);
      leaving = true;
    };
    const idleUntil = async <Settled>(settled: Promise<Settled>): Promise<Settled> => {
      show('idle');
      try {
        return await settled;
      } finally {
        show('busy');
      }
    };
    show('busy');
    try {
      return await work({ hasLeft, isLatest, idleUntil, leaveTo }, ...args);
    } finally {
      if (isLatest() && !leaving) free();
    }
  };

  return { run, free, busy: shown !== 'idle', leaving: shown === 'leaving' };
}
