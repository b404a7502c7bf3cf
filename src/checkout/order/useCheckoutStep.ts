import { useCallback, useEffect, useRef, useState } from 'react';
import { nextPaint } from '../../platform/nextPaint';
import { useHasLeftPage } from '../../shell/useHasLeftPage';

/** `ordering`: the calls are pending. `leaving`: the browser is opening the provider. */
export type CheckoutStep = 'idle' | 'ordering' | 'leaving';

/**
 * The progress of a press on a pay button. The button is reset when the page is restored from the
 * back/forward cache.
 */
export function useCheckoutStep() {
  const [step, setStep] = useState<CheckoutStep>('idle');
  const running = useRef(false);
  const leaving = useRef(false);
  const hasLeft = useHasLeftPage();

  const free = useCallback(() => {
    running.current = false;
    leaving.current = false;
    setStep('idle');
  }, []);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [free]);

  /**
   * Runs the work of a press, after the paint of the loading state. Resolves to its result, or to
   * undefined while another press is in progress. Frees the button whatever happens, unless the
   * browser leaves for the provider.
   */
  const run = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setStep('ordering');
      try {
        await nextPaint();
        return await work();
      } finally {
        if (!leaving.current) free();
      }
    },
    [free],
  );

  /** Opens the provider's page. */
  const leaveTo = useCallback((url: string) => {
    window.location.assign(url);
    leaving.current = true;
    setStep('leaving');
  }, []);

  return { step, run, leaveTo, hasLeft };
}
