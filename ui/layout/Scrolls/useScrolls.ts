import { useEffect, useState } from 'react';

/**
 * Whether a box holds more than it shows. Only then is it a stop of the keyboard: a box that need not
 * be scrolled would be one for nothing.
 */
export function useScrolls(box: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!box) return;
    const observer = new ResizeObserver(() => {
      setScrolls(box.scrollHeight > box.clientHeight);
    });
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return scrolls;
}
