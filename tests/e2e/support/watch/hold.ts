import type { Page } from '@playwright/test';

/** Keeps what a page fetches from `pattern` on its way until it is let go. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}
