import { useCallback, useEffect, useRef, useState } from 'react';
import { nextPaint } from '../../platform/nextPaint';
import { useHasLeftPage } from '../../shell/useHasLeftPage';

/** `ordering`: the calls are pending. `leaving`: the browser is opening the provider. */
export type CheckoutStep = 'idle' | 'ordering' | 'leaving';

/**
 * The progress of a press on a pay button. The button is reset when the page is restored from the
 * back/forward cache (ruling 18).
 */
export function useCheckoutStep() {
  const [step, setStep] = useState<CheckoutStep>('idle');
  const underWay = useRef(false);
  const hasLeft = useHasLeftPage();

  const free = useCallback(() => {
    underWay.current = false;
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
   * Resolves to false if a press is in progress. Otherwise resolves after the next paint, so that
   * the loading state shows before the work starts.
   */
  const begin = useCallback(async (): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setStep('ordering');
    await nextPaint();
    return true;
  }, []);

  /** Opens the provider's page. */
  const leaveTo = useCallback((url: string) => {
    setStep('leaving');
    window.location.assign(url);
  }, []);

  return { step, begin, leaveTo, free, hasLeft };
}
