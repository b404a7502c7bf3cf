import type { Request } from '@playwright/test';
import { demoPages, goTo } from '../e2e/support/pages/everyPage';
import { sample } from '../faults/sampling';
import { expect, test } from '../e2e/support/journey';

/**
 * WCAG 2.4.3: after a navigation, keyboard and screen reader continue in the content of the page,
 * even when its loading state has been replaced.
 */

test('moves the focus into the content of every page that is opened', async ({ page, enter }) => {
  test.setTimeout(30_000 + demoPages.length * 5_000);
  await enter('demo');
  await expect(page.locator('h1')).toBeAttached();
  // The delay is long enough for every page to show its loading state first.
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  expect(demoPages.length).toBeGreaterThan(25);
  for (const path of sample(demoPages.slice(1), 3)) {
    for (const to of [path, '/']) {
      await goTo(page, to);
      await expect(page.locator('main'), `${path}, then ${to}: at first`).toBeFocused();
      await expect.poll(() => underWay.size).toBe(0);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('main'), `${path}, then ${to}`).toBeFocused();
    }
  }
});
