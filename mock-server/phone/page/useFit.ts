import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Device } from '../devices';
import { CASE_PX } from './drawing';

/** Space above and below the phone, in CSS px. */
const MARGIN = 16;

/** Below this window width the phone is above everything else, as wide as fits. */
const NARROW = 900;

/** A ref for the phone's container. Scales the phone to fit it, at most life-size. */
export function useFit({ width, height }: Device): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const stage = place.current;
      if (!stage) return;
      const byWidth = stage.clientWidth / (width + 2 * CASE_PX);
      const top = stage.parentElement?.offsetTop ?? 0;
      const byHeight = (window.innerHeight - top - 2 * MARGIN) / (height + 2 * CASE_PX);
      const isNarrow = window.innerWidth < NARROW;
      const scale = isNarrow ? Math.min(1, byWidth) : Math.min(1, Math.max(0.5, byHeight));
      stage.style.setProperty('--scale', String(scale));
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [width, height]);
  return place;
}
