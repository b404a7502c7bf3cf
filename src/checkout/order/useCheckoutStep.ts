import { useCallback, useEffect, useRef, useState } from 'react';
import { nextPaint } from '../../platform/nextPaint';
import { useHasLeftPage } from '../../shell/useHasLeftPage';

/** `ordering`: the calls run. `leaving`: the browser is on its way to the provider. */
export type CheckoutStep = 'idle' | 'ordering' | 'leaving';

/**
 * How far one press on a paying button has come: busy until its calls settle. A page that was left
 * for a provider is freed when it is looked at again: from the back/forward cache (ruling 18), or
 * because the app opened the provider outside and came back.
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
   * False where a press is under way already: a second one does nothing. Resolves once the button has
   * answered the touch; the work comes a moment later.
   */
  const begin = useCallback(async (): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setStep('ordering');
    await nextPaint();
    return true;
  }, []);

  /** To the provider's page. */
  const leaveTo = useCallback((url: string) => {
    setStep('leaving');
    window.location.assign(url);
  }, []);

  return { step, begin, leaveTo, free, hasLeft };
}
