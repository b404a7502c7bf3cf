import { useEffect } from 'react';

/**
 * Keeps an element in the accessibility tree. An opening dialog sets `aria-hidden` on all other
 * elements, and a hidden live region announces nothing.
 */
export function useNeverHidden(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined;
    const show = () => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
    };
  }, [element]);
}
