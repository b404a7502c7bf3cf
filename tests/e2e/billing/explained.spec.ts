import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { hold } from '../support/watch/hold';
import { printOn, sheetsOf } from '../support/sheets';
import { textOf } from '../support/language/texts';

/** What a bill is for, beside the invoice. */
const about = (page: Page) => page.getByRole('region', { name: textOf('bill.about') });

const fact = (page: Page, label: string) =>
  about(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

const FULL_DATE = /^\$2\.99 plus tax on \d{2}\/\d{2}\/\d{4}\s· \w+\s\d{1,2}$/;

test.describe('a bill says what it is for', () => {
  test('a purchase: plan, house, device, sum, next payment, and the way to the plan', async ({
    page,
    enter,
  }) => {
    const { origin } = await enter({ scenario: 'taxed-order', path: '/bills/80001' });
    await expect(fact(page, 'Kind')).toHaveText('Purchase');
    await expect(fact(page, 'Plan')).toHaveText('Cloud Recording');
    await expect(fact(page, 'House')).toHaveText('Lakeside 12');
    await expect(fact(page, 'Sum')).toHaveText('$2.99 plus $0.25 tax');
    await expect(fact(page, 'Devices in the plan today')).toHaveText('Front door');
    await expect(fact(page, 'Next payment')).toHaveText(FULL_DATE);
    await about(page).getByRole('link', { name: 'Go to the plan' }).click();
    await expect(page).toHaveURL(`${origin}/subscription/70001`);
  });

  test('a renewal with another sum than last time, also on home', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    await expect(page.getByRole('table')).toBeVisible();
    await sandbox.patch('/prices/50011', { cents: 399 });
    await sandbox.advance('P15D');
    await page.reload();
    // Each year has its own table, and the two bills may lie in two years.
    const bills = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(bills.nth(0)).toContainText('Renewal · Lakeside 12');
    await expect(bills.nth(1)).toContainText('Purchase · Lakeside 12');
    const boughtOn = await bills.nth(1).getByRole('cell').first().textContent();
    await bills.nth(0).getByRole('link').click();
    await expect(about(page)).toContainText(
      `$1.00 more than on ${boughtOn}: $2.99 then, $3.99 now.`,
    );
    await expect(about(page)).toContainText('The price without tax was $2.99 and is now $3.99.');
    await expect(fact(page, 'Kind')).toHaveText('Renewal');

    await page.goto(sandbox.origin);
    const notice = page.getByText('Your last payment for Cloud Recording was $1.00 more');
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'See the bill' }).click();
    await expect(about(page)).toContainText('$1.00 more than on');
  });

  test('a change of the plan, which the service calls a purchase', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    await expect(page.getByRole('table').first()).toBeVisible();
    const [plan] = await sandbox.plans();
    const paid = new Date(plan?.end ?? '');
    // Within the period that was paid, on a day that every month has.
    paid.setUTCDate(paid.getUTCDate() - 20);
    while (paid.getUTCDate() > 28) paid.setUTCDate(paid.getUTCDate() - 1);
    const end = new Date(paid);
    end.setUTCMonth(end.getUTCMonth() + 1);
    const [anchor, paidAt] = [paid.toISOString(), paid.toISOString()];
    const price = { priceId: '50013', cents: 999 };
    await sandbox.copy('/orders/80001', '89999');
    await sandbox.patch('/orders/89999', { ...price, kind: 'change', createdAt: paidAt, paidAt });
    await sandbox.patch('/plans/70001', {
      ...{ priceId: '50013', anchor, start: anchor, end: end.toISOString(), periods: 1 },
    });
    await page.goto(`${sandbox.origin}/bills/89999`);
    await expect(fact(page, 'Kind')).toHaveText('Plan change');
    await expect(fact(page, 'House')).toHaveText('Lakeside 12');
  });

  test('a gift card', async ({ page, enter }) => {
    await enter({ scenario: 'gift-card-order', path: '/bills/80001' });
    await expect(fact(page, 'Kind')).toHaveText('Gift card');
    await expect(fact(page, 'Sum')).toHaveText('$0.00, no tax');
    await expect(fact(page, 'House')).toHaveText('Lakeside 12');
  });

  test('nothing about a plan that is not certain, or whose answers fail', async ({
    page,
    enter,
  }) => {
    await enter({
      scenario: 'demo',
      path: '/bills/80001',
      fault: 'getPackageBindDevList@all:http:503',
    });
    await expect(fact(page, 'Kind')).toHaveText('Purchase');
    await expect(page.getByText('Amount $2.99')).toBeVisible();
    await expect(fact(page, 'House')).toHaveCount(0);
    await expect(about(page).getByRole('link')).toHaveCount(0);

    // Two plans of one name whose periods end at the same moment.
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    await sandbox.copy('/plans/70001', '70009');
    await sandbox.patch('/plans/70009', { houseId: '30002' });
    await page.goto(`${sandbox.origin}/bills/80001`);
    await expect(fact(page, 'Kind')).toHaveText('Purchase');
    await expect(fact(page, 'House')).toHaveCount(0);
  });

  test('on the screen only: paper has the invoice', async ({ page, enter, browserName }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi cannot emulate the print media type.');
    await enter({ scenario: 'taxed-order', path: '/bills/80001' });
    await expect(fact(page, 'House')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(about(page)).toHaveCount(0);
    await expect(page.getByText('Lakeside 12').locator('visible=true')).toHaveCount(0);
  });
});

/** The last year of which every month has a bill. */
const lastYear = async (page: Page): Promise<string> => {
  const dates = await page.getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ }).allTextContents();
  return String(Number(dates[0]?.slice(-4)) - 1);
};

const sumOf = async (table: Locator): Promise<string> => {
  const prices = await table.getByRole('cell', { name: /^\$/ }).allTextContents();
  const cents = prices.reduce((sum, price) => sum + Math.round(Number(price.slice(1)) * 100), 0);
  return `$${(cents / 100).toFixed(2)}`;
};

test.describe('the bills of a year', () => {
  test('have their total once all of them are loaded', async ({ page, enter, portal }) => {
    await enter({ scenario: 'many-bills', path: '/bills' });
    await expect(page.getByRole('table').first()).toBeVisible();
    const year = await lastYear(page);
    const section = page.getByRole('region', { name: year });
    await expect(section.getByText(/paid/)).toHaveCount(0);
    await expect(section).toContainText(`Load more to see all of ${year}.`);
    await portal.button(textOf('bills.more')).click();
    await expect(section.getByRole('link')).toHaveCount(12);
    await expect(section).toContainText(`12 bills · ${await sumOf(section)} paid`);
    await expect(section.getByText('Renewal · Lakeside 12')).toHaveCount(12);
  });

  test('have neither a total nor a print of all while one status is shown', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'many-bills', path: '/bills?status=5' });
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Print all/ })).toHaveCount(0);
    await expect(page.getByText(/paid$/)).toHaveCount(0);
  });

  test('are printed one bill a sheet, and what is missing is loaded first', async ({
    page,
    enter,
    portal,
    browserName,
  }) => {
    test.slow();
    test.skip(browserName === 'firefox', 'WebDriver BiDi cannot emulate the print media type.');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    await expect(page.getByRole('table').first()).toBeVisible();
    const year = await lastYear(page);
    const print = portal.button(`Print all of ${year}`);
    await sandbox.fault({ call: 'getPageOrderList', kind: 'http', status: 503 });
    await print.click();
    await expect(portal.alert(`Couldn’t load all bills of ${year}`)).toBeVisible();

    const release = await hold(page, /getPageOrderList/);
    await print.click();
    await expect(page.getByRole('button', { name: textOf('bills.preparing') })).toBeVisible();
    release();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await expect(portal.alert(`Couldn’t load all bills of ${year}`)).toHaveCount(0);
    for (const [paper, most] of [
      ['A4', 12],
      ['Letter', 12],
      ['A6', 36],
    ] as const) {
      const sheets = sheetsOf(await printOn(page, paper));
      expect(sheets, paper).toBeGreaterThanOrEqual(12);
      expect(sheets, paper).toBeLessThanOrEqual(most);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /^Bill \d+$/ })).toHaveCount(12);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(portal.heading(textOf('menu.bills'))).toHaveCount(0);
    const starts = await page
      .getByRole('heading', { name: /^Bill \d+$/ })
      .evaluateAll((titles) =>
        titles.map((title) => getComputedStyle(title.parentElement as Element).breakBefore),
      );
    expect(starts).toEqual(['auto', ...Array.from({ length: 11 }, () => 'page')]);

    // Going on brings back the page for the next print.
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Shift');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test.describe('home says without being asked', () => {
  test('that a plan has no devices, and what it will cost', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    await expect(page.getByRole('table')).toBeVisible();
    await sandbox.patch('/devices/40001', { planId: null });
    await page.goto(sandbox.origin);
    const notice = page.getByText('Cloud Recording has no devices.');
    await expect(notice).toContainText(
      /It renews for \$2\.99 plus tax on \d{2}\/\d{2}\/\d{4}\s· \w+\s\d+\./,
    );
    await page.getByRole('link', { name: 'Go to Cloud Recording' }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
  });

  test('nothing about a plan in use', async ({ page, enter }) => {
    const sandbox = await enter('demo');
    await expect.poll(() => sandbox.requests('getPageOrderList')).toHaveLength(1);
    await expect(page.getByText('has no devices')).toHaveCount(0);
    expect(await sandbox.requests('getOrderDetail')).toEqual([]);
  });
});
