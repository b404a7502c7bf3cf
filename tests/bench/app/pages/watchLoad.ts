/** What a page records about its own loading. Times in ms since the navigation began. */
interface Watched {
  /** When the e-mail field first accepted a letter; null until then. */
  usable: number | null;
  /** Sum of all layout shifts without recent input, without unit. */
  shift: number;
  readonly longTasks: { readonly start: number; readonly ms: number }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Missing in TypeScript's library: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Runs in the page before its own scripts. The page is usable once a letter typed into the e-mail
 * field is still there a frame later; typed after the first frame, or it would count as a long
 * task. No function has a name, because tsx adds helpers to named ones.
 */
export function watchLoad(): void {
  window.watched = { usable: null, shift: 0, longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.watched.longTasks.push({ start: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) window.watched.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  void (async () => {
    while (window.watched.usable === null) {
      await new Promise(requestAnimationFrame);
      const field = document.querySelector<HTMLInputElement>('input[type=email]');
      const props: unknown = Object.entries(field ?? {}).find(([key]) =>
        key.startsWith('__reactProps$'),
      )?.[1];
      if (!field || typeof props !== 'object' || props === null || !('onChange' in props)) continue;
      // A timer set in a frame runs after that frame has been painted.
      await new Promise((resolve) => setTimeout(resolve));
      field.focus();
      // Deprecated, but the only way for a page to type like a keyboard.
      document.execCommand('insertText', false, 'a');
      await new Promise(requestAnimationFrame);
      if (field.value.endsWith('a')) window.watched.usable = performance.now();
    }
  })();
}
