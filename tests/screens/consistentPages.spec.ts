import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Page } from '@playwright/test';
import { demoPages, goTo } from '../e2e/support/pages/everyPage';
import { expect, test } from '../e2e/support/journey';
import { textOf } from '../e2e/support/language/texts';

/*
 * Repeated elements have the same place and name on every page (WCAG 3.2.3, 3.2.4), and links
 * within a text differ from it by more than their color (WCAG 1.4.1).
 */

/** The names of the header's controls in order. */
const headerControls = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );

/** Links within a text that only their color distinguishes. */
const marklessLinks = (page: Page): Promise<string[]> =>
  page.locator('a').evaluateAll((links) =>
    links
      .filter((link) => {
        const around = [...(link.parentElement?.childNodes ?? [])];
        const inText = around.some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
        return inText && !getComputedStyle(link).textDecorationLine.includes('underline');
      })
      .map((link) => link.textContent ?? ''),
  );

test('shows the same header in the same order on every page, and underlines links in texts', async ({
  page,
  enter,
}) => {
  test.setTimeout(30_000 + demoPages.length * 3_000);
  await enter('demo');
  await expect(page.locator('h1')).toBeAttached();
  const [back, menu] = [textOf('common.back'), textOf('menu.label')];
  const pages = ['nav.plans', 'nav.bills', 'menu.billAddress', 'giftCard.title'] as const;
  const navigation = [BRAND, ...pages.map((id) => textOf(id))];
  let hasNavigation = false;
  let pathname = '/';
  for (const path of demoPages) {
    if (path !== '/') {
      await goTo(page, path);
      // The frame stays mounted, so its focus does not move when only the query changes.
      const isOther = new URL(page.url()).pathname !== pathname;
      if (isOther) await expect(page.locator('main'), path).toBeFocused();
      ({ pathname } = new URL(page.url()));
    }
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const links = await page.getByRole('banner').getByRole('link').allTextContents();
    // A public page has neither navigation nor house.
    if (links.length === 0)
      expect.soft([[], [back]], path).toContainEqual(await headerControls(page));
    else {
      expect.soft(links, path).toEqual(navigation);
      const controls = [expect.stringContaining('Lakeside 12'), menu];
      // The result of a payment fetches the houses again.
      await expect.poll(() => headerControls(page), path).toEqual(controls);
    }
    hasNavigation ||= links.length > 0;
    expect.soft(await marklessLinks(page), path).toEqual([]);
  }
  expect(hasNavigation).toBe(true);
});

test('finds a link in a text without an underline', async ({ page, enter }) => {
  await enter('demo');
  await expect(page.locator('h1')).toBeAttached();
  await page.evaluate(() => {
    const text = document.createElement('p');
    const link = document.createElement('a');
    link.textContent = 'planted';
    link.href = '/bills';
    link.style.textDecoration = 'none';
    text.append('Words around what was ', link);
    document.querySelector('main')?.append(text);
  });
  expect(await marklessLinks(page)).toEqual(['planted']);
});
