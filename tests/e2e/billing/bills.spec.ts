import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { referenceOn } from '../support/pages/reference';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';
import { allowClipboard } from '../support/typing';

const rowsOf = (page: Page) => page.getByRole('table').getByRole('link');

/** The value beside a label in a section of the bill. */
const fact = (page: Page, section: string, label: string) =>
  page
    .getByRole('region', { name: section })
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test.describe('the bills', () => {
  test(
    'lists orders by name, date and price, opens a bill from its row, and copies its number',
    { tag: ['@2.route.24', '@2.route.25', '@2.screen.39', '@2.screen.46'] },
    async ({ page, context, enter, portal }) => {
      await allowClipboard(context);
      const sandbox = await enter({ scenario: 'taxed-order', path: '/bills' });
      await expect(rowsOf(page)).toHaveCount(1);
      await expect(page.getByRole('cell')).toHaveText([
        /^\d{2}\/\d{2}\/\d{4}$/,
        /^Cloud Recording *Purchase · Lakeside 12$/,
        '$3.24',
      ]);
      const [asked] = await sandbox.requests('getPageOrderList');
      expect(asked?.request).toEqual({ pageNum: 1, pageSize: 20 });

      await rowsOf(page).click();
      await expect(page).toHaveURL(`${sandbox.origin}/bills/80001`);
      await expect(page.getByText('Amount $3.24')).toBeVisible();
      await expect(fact(page, 'Payment', 'Tax')).toHaveText('$0.25');
      await portal.button(textOf('bill.copy')).click();
      await expect(portal.status(textOf('bill.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('80001');
      await portal.back.click();
      await expect(rowsOf(page)).toHaveCount(1);
    },
  );

  test('filters the bills by status, and keeps the filter in the address', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    await expect(rowsOf(page)).toHaveCount(20);
    const filter = page.getByRole('combobox', { name: textOf('bills.status') });
    await filter.selectOption(textOf('bill.status.refunded'));
    await expect(page.getByText(textOf('bills.noneWithStatus'))).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}/bills?status=8`);
    const asked = await sandbox.bodies('getPageOrderList');
    expect(asked.at(-1)).toEqual({ pageNum: 1, pageSize: 20, orderStatus: 8 });
    await page.reload();
    await expect(filter).toHaveValue('8');
    await portal.button(textOf('bills.showAll')).click();
    await expect(rowsOf(page)).toHaveCount(20);
    await expect(page).toHaveURL(`${sandbox.origin}/bills`);
  });

  test(
    'loads each page once up to the total, and keeps the list and its position after a bill was opened',
    { tag: '@2.screen.38' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
      const more = portal.button(textOf('bills.more'));
      await expect(rowsOf(page)).toHaveCount(20);
      await expect(portal.status('20 of 45 bills shown')).toBeVisible();
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(rowsOf(page)).toHaveCount(40);
      await expect(rowsOf(page).nth(20)).toBeFocused();
      await expect(rowsOf(page).nth(20)).toBeInViewport();
      const release = await hold(page, /getPageOrderList/);
      await more.dblclick();
      release();
      await expect(rowsOf(page)).toHaveCount(45);
      await expect(rowsOf(page).nth(40)).toBeFocused();
      await expect(more).toHaveCount(0);
      const pages = await sandbox.bodies('getPageOrderList');
      expect(pages).toEqual([1, 2, 3].map((pageNum) => ({ pageNum, pageSize: 20 })));
      const hrefs = await rowsOf(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(new Set(hrefs).size).toBe(45);

      await rowsOf(page).nth(30).click();
      await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
      await page.goBack();
      await expect(rowsOf(page)).toHaveCount(45);
      await expect(rowsOf(page).nth(30)).toBeInViewport();
    },
  );

  test(
    'keeps the list when the next page fails, offers a retry, and shows the button busy during a reload',
    { tag: '@2.screen.38' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
      await expect(rowsOf(page)).toHaveCount(20);
      await rowsOf(page).nth(3).click();
      await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
      const release = await hold(page, /getPageOrderList/);
      await page.goBack();
      const busy = page.getByRole('main').locator('button[aria-busy="true"]');
      await expect(busy).toBeVisible();
      release();
      await expect(busy).toHaveCount(0);

      await sandbox.fault({ call: 'getPageOrderList', kind: 'http', status: 503 });
      await portal.button(textOf('bills.more')).click();
      await expect(portal.alert(textOf('bills.moreFailed'))).toBeVisible();
      expect(await referenceOn(page)).toMatchObject({
        call: 'getPageOrderList.further',
        code: 503,
      });
      await expect(rowsOf(page)).toHaveCount(20);
      await portal.button(textOf('common.tryAgain')).click();
      await expect(rowsOf(page)).toHaveCount(40);
      await expect(portal.alert(textOf('bills.moreFailed'))).toHaveCount(0);
    },
  );
});

test.describe('inside the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('copies the order number over the bridge, and offers no printing', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    await enter({ scenario: 'demo', path: '/bills/80001' });
    await portal.button(textOf('bill.copy')).click();
    await expect(portal.status(textOf('bill.copied'))).toBeVisible();
    expect(await app.askedOf('System.copyToPasteboard')).toMatchObject([
      { params: { content: '80001' } },
    ]);
    await expect(portal.button(textOf('bill.print'))).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});
