import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

const PATH = '/subscription/70001';

const listOf = (page: Page) => page.getByRole('list', { name: /devices/i });

test('on paper a list of devices has all its rows, and nothing to be pressed lies across them', async ({
  page,
  enter,
}) => {
  await enter({ scenario: 'forty-in-plan', path: PATH });
  const rows = listOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(40);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: textOf('app.skipToContent') })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const scroller = listOf(page).locator('..');
  expect(await scroller.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  // Nothing around it cuts it either: the last row is on the page as it is drawn.
  const [last, whole] = [await rows.last().boundingBox(), await page.locator('body').boundingBox()];
  expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(whole?.height ?? NaN);
});

test('of a list too long to be drawn whole, all rows are there by the time it is printed', async ({
  page,
  enter,
}) => {
  await enter({ scenario: 'ten-thousand-in-plan', path: PATH });
  const rows = listOf(page).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('data-index', '0');
  expect(await rows.count()).toBeLessThan(100);
  // As the browser does it: the sheets are laid out when the event is over, without a further turn.
  const onPaper = await listOf(page).evaluate((list) => {
    window.dispatchEvent(new Event('beforeprint'));
    return list.childElementCount;
  });
  expect(onPaper).toBe(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThan(100);
});
