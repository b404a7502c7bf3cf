/** A hidden page is not painted: longest wait, in ms. */
const UNSEEN_MS = 100;

/** Resolves once what was just asked for is on the screen: the answer to a touch comes before the work. */
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
