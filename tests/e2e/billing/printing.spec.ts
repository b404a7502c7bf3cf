import type { Page } from '@playwright/test';
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';
import { layoutFaults } from '../support/watch/layout';

const PATH = '/subscription/70001';

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'WebDriver BiDi cannot emulate the print media type; invoice.spec prints in Firefox too.',
);

const listOf = (page: Page) => page.getByRole('list', { name: /devices/i });

test('prints all rows of a short and a long device list, and no controls', async ({
  page,
  enter,
}) => {
  const rows = listOf(page).getByRole('listitem');
  await enter({ scenario: 'forty-in-plan', path: PATH });
  await expect(rows).toHaveCount(40);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: textOf('app.skipToContent') })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const scroller = listOf(page).locator('..');
  expect(await scroller.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  // The page around the list does not cut off its last row.
  const [last, whole] = [await rows.last().boundingBox(), await page.locator('body').boundingBox()];
  expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(whole?.height ?? NaN);

  await page.emulateMedia({ media: null });
  await enter({ scenario: 'ten-thousand-in-plan', path: PATH });
  await expect(rows.first()).toHaveAttribute('data-index', '0');
  expect(await rows.count()).toBeLessThan(100);
  // The browser lays out the sheets as soon as the event has been handled.
  const onPaper = await listOf(page).evaluate((list) => {
    window.dispatchEvent(new Event('beforeprint'));
    return list.childElementCount;
  });
  expect(onPaper).toBe(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThan(100);
});

test('prints a bill on one sheet in black, without buttons, from the light and the dark theme', async ({
  page,
  enter,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await enter({ scenario: 'refund-failed-order', path: '/bills/80001' });
  await portal.button(textOf('bill.print')).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: null, colorScheme });
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(BRAND, { exact: true })).toBeVisible();
    await expect(portal.heading('Bill 80001')).toBeVisible();
    await expect(page.getByText('Amount $2.99')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const words = await page.getByText(textOf('bill.amount'), { exact: true }).boundingBox();
    expect(words?.width).toBeGreaterThan(10);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

/** The vertical edges of everything that a bill prints in a box, in order. */
const edgesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => {
        const { left, top, bottom } = region.getBoundingClientRect();
        return { left, top, bottom: Math.max(bottom, top + region.scrollHeight) };
      }),
    );

// WebKit prints with the rules for the width of the window, Chromium with those for the paper.
test('prints the parts of a bill without overlaps, and nothing else, on a phone, on A6 paper and on a desktop', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'billing-address', path: '/bills/80001' });
  await expect(page.getByRole('region', { name: textOf('menu.billAddress') })).toContainText(
    'Irvine',
  );
  await page.emulateMedia({ media: 'print' });
  for (const width of [390, 300, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(portal.heading('Bill 80001')).toBeVisible();
    const edges = await edgesOf(page);
    expect(edges, `${width} px`).toHaveLength(5);
    for (const [at, next] of edges.slice(1).entries()) {
      const before = edges[at];
      // Seller and buyer stand side by side where the paper has room for both.
      if (before && next.left > before.left) expect(next.top).toBe(before.top);
      else expect(next.top).toBeGreaterThanOrEqual(before?.bottom ?? NaN);
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const outside = page.locator('body > :not(script, style, #root)');
    for (const part of await outside.all()) await expect(part).toBeHidden();
  }
});

for (const { scenario, path } of [
  { scenario: 'many-bills', path: '/bills' },
  { scenario: 'forty-in-plan', path: PATH },
]) {
  test(`prints the content of ${path} only, black on white, row by row, on A6 and on wider paper`, async ({
    page,
    enter,
  }) => {
    await enter({ scenario, path });
    await expect(page.getByRole('listitem')).not.toHaveCount(0);
    for (const width of [300, 390, 794]) {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.setViewportSize({ width, height: 600 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
      for (const role of ['banner', 'navigation', 'button', 'combobox', 'searchbox'] as const) {
        await expect(page.getByRole(role), `${role} at ${width} px`).toHaveCount(0);
      }
      await expect(page.locator('h1')).toBeVisible();
      const row = page.getByRole('listitem').first();
      await expect(row).toHaveCSS('break-inside', 'avoid');
      await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('section', { has: row }).last()).toHaveCSS('break-inside', 'auto');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    }
  });
}
