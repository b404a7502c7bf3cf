import type { Page } from '@playwright/test';

/** Holds requests that match `pattern` until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}
