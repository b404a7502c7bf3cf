/** What a customer's first screen costs: bytes of script, gzipped, as an old phone waits for them. */
import type { Page } from '@playwright/test';
import { openScreen, screens } from './support/everyScreen';
import { expect, test } from './support/journey';
import { watchQuiet } from './support/quiet';
import { kilobytes, watchScripts } from './support/scriptBytes';

/**
 * Most of a first load, in kB of 1000 bytes, in English: sign-in waits for nothing it does not need,
 * home for what asks the service and judges its answers as well, the others for their own parts.
 * Of the budgets (165, 190 and 200) the first two are not needed whole: what is spared stays spared.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = { '/login': 144.5, '/': 186 };
const OTHERS_KB = 200;

const budgetOf = (path: string): number => BUDGETS_KB[path] ?? OTHERS_KB;

/** They order, or hold a form: the most that is added to what home has. */
const HEAVY =
  /\/(selectDevice|renewal(\/\w+)?|payMethod|trialPackage|billAddress|GIFT\d+\/packages)$/;

/** What a screen may cost more for whoever is at home already. */
const NAVIGATED_KB = 25;

/** What comes once the page is at rest is no part of its first load. */
const neverAtRest = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** One screen a path: other states of it load the same, or less. */
const byPath = new Map(
  screens
    .filter(({ inIosApp, fault }) => !inIosApp && fault === undefined)
    .map((screen) => [screen.path.replace(/\?.*/, ''), screen]),
);

test.describe('a first load stays within its budget', () => {
  for (const [path, screen] of byPath) {
    test(path, async ({ page, openSandbox }) => {
      await neverAtRest(page);
      const scripts = watchScripts(page);
      // Nothing is touched: what a touch fetches comes after the first load.
      const untouched = { ...screen, prepare: () => Promise.resolve() };
      await openScreen(page, untouched, 'en-US', openSandbox);
      const loaded = await scripts();
      const list = loaded.map(({ file, bytes }) => `${file} ${bytes}`).join('\n');
      // What the browser has kept of a journey before is counted as well.
      expect(kilobytes(loaded), list).toBeGreaterThan(100);
      expect(kilobytes(loaded), list).toBeLessThanOrEqual(budgetOf(path));
      if (path === '/login') expect(loaded.length, list).toBeLessThanOrEqual(3);
    });
  }
});

test.describe('from home it is little more', () => {
  const heaviest = [...byPath].filter(([path]) => HEAVY.test(path));
  const kinds = new Map(
    heaviest.map(([path, screen]) => [path.replace(/GIFT\d+/, '$code'), screen]),
  );
  for (const [path, { scenario, path: to }] of kinds) {
    test(`to ${path}`, async ({ page, openSandbox }) => {
      await neverAtRest(page);
      const { url, origin } = await openSandbox({ scenario, path: '/' });
      const quiet = watchQuiet(page);
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet.settled();
      quiet.stop();
      const scripts = watchScripts(page);
      const atHome = await page.title();
      // As a link does it: the page is not loaded anew.
      await page.evaluate((target) => {
        history.pushState({}, '', target);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, to);
      await expect(page).toHaveURL(origin + to);
      await expect(page).not.toHaveTitle(atHome);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const loaded = await scripts();
      const list = loaded.map(({ file, bytes }) => `${file} ${bytes}`).join('\n');
      expect(kilobytes(loaded), list).toBeGreaterThan(10);
      expect(kilobytes(loaded), list).toBeLessThanOrEqual(NAVIGATED_KB);
    });
  }
});
