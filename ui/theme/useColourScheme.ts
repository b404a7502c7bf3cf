import { useLayoutEffect } from 'react';

export type ColourMode = 'system' | 'light' | 'dark';

/** Tells the page its colour scheme as `<html data-theme>`, before it is painted. */
export function useColourScheme(mode: ColourMode): void {
  useLayoutEffect(() => {
    const darkness = window.matchMedia('(prefers-color-scheme: dark)');
    const tell = () => {
      const dark = mode === 'system' ? darkness.matches : mode === 'dark';
      document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    };
    tell();
    darkness.addEventListener('change', tell);
    return () => darkness.removeEventListener('change', tell);
  }, [mode]);
}
