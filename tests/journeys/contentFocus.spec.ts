import type { Page, Request } from '@playwright/test';
import { screens } from './support/everyScreen';
import { expect, test } from './support/journey';
import { portalRoutes } from './support/routes';

/**
 * WCAG 2.4.3: whoever comes to another page goes on in its content, with the keyboard and the screen
 * reader: also where a page that loads has been replaced by what it loaded.
 */

const paths = new Set([
  ...portalRoutes.filter(({ guarded }) => guarded).map(({ path }) => path),
  ...screens
    .filter(({ scenario, anonymous, fault }) => scenario === 'demo' && !anonymous && !fault)
    .map(({ path }) => path),
]);

/** To a page of the portal without loading the document anew, from a control of the one shown. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    document.querySelector<HTMLElement>('a')?.focus();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('the focus is in the content of every page that is come to', async ({ page, enter }) => {
  test.setTimeout(30_000 + paths.size * 5_000);
  await enter('demo');
  await expect(page.locator('h1')).toBeAttached();
  // Late enough for every page to show first that it loads.
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  expect(paths.size).toBeGreaterThan(25);
  for (const path of [...paths].filter((known) => known !== '/')) {
    for (const to of [path, '/']) {
      await go(page, to);
      await expect(page.locator('main'), `${path}, then ${to}: at first`).toBeFocused();
      await expect.poll(() => underWay.size).toBe(0);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('main'), `${path}, then ${to}`).toBeFocused();
    }
  }
});
