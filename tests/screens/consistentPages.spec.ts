import type { Page } from '@playwright/test';
import { demoPages, goTo } from '../e2e/support/pages/everyPage';
import { expect, test } from '../e2e/support/journey';
import { textOf } from '../e2e/support/language/texts';

/*
 * What every page has is in the same place and has the same name on each (WCAG 3.2.3, 3.2.4), and no
 * link within a text is distinguished from it by its colour alone (WCAG 1.4.1).
 */

/** The names of the header's controls, in their order. */
const headerControls = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );

/** Links within a line of text that nothing but their colour marks. */
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

test('pages have the same header in the same order, and links that are seen without colour', async ({
  page,
  enter,
}) => {
  test.setTimeout(30_000 + demoPages.length * 3_000);
  await enter('demo');
  await expect(page.locator('h1')).toBeAttached();
  const [back, menu] = [textOf('common.back'), textOf('menu.label')];
  let pathname = '/';
  for (const path of demoPages) {
    if (path !== '/') {
      await goTo(page, path);
      // The frame stays: what of it has the focus keeps it when only the query changes.
      const isOther = new URL(page.url()).pathname !== pathname;
      if (isOther) await expect(page.locator('main'), path).toBeFocused();
      ({ pathname } = new URL(page.url()));
    }
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const controls = await headerControls(page);
    // Home has the house and the menu; the others what leads back, or nothing after an order.
    if (path === '/') expect(controls).toEqual([expect.stringContaining('Lakeside 12'), menu]);
    else expect.soft([[], [back]], path).toContainEqual(controls);
    expect.soft(await marklessLinks(page), path).toEqual([]);
  }
});

test('such a link would be found', async ({ page, enter }) => {
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
