/** Maximum wait in ms, because hidden pages are not painted. */
const UNSEEN_MS = 100;

/**
 * Resolves after the next paint, so that a state change is visible before expensive work starts.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(unseen);
        resolve();
      }),
    );
  });
