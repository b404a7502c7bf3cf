import { useEffect, useState } from 'react';

/**
 * Whether the content of a box overflows. Only such a box needs to be a tab stop, for scrolling by
 * keyboard.
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
