import type { Page } from '@playwright/test';
import { BRAND } from '@homeview/contracts/brand';
import { expect, test } from './support/journey';
import { referenceOn } from './support/reference';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const MOMENT = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/;
const RANGE = /^\d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}$/;

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Bills and invoices' }).getByRole('link');

/** The value beside a label of the bill, in one of its parts. */
const fact = (page: Page, part: string, label: string) =>
  page
    .getByRole('region', { name: part })
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test.describe('the bills', () => {
  test('are a list of orders; a row has name, date and price and leads to its bill [2.route.24] [2.route.25]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toHaveText(/^Cloud Recording \d{2}\/\d{2}\/\d{4} \$2\.99\s*$/);
    const [asked] = await sandbox.requests('getPageOrderList');
    expect(asked?.request).toEqual({ pageNum: 1, pageSize: 20 });

    await rowsOf(page).click();
    await expect(page).toHaveURL(`${sandbox.origin}/bills/80001`);
    await expect(portal.heading('Amount $2.99')).toBeVisible();
    await portal.button(textOf('common.back')).click();
    await expect(rowsOf(page)).toHaveCount(1);
  });

  for (const path of ['/bills', '/bills/80001']) {
    test(`need a token: ${path} asks for sign-in [2.route.24] [2.route.25]`, async ({
      page,
      openSandbox,
    }) => {
      const { origin } = await openSandbox('demo');
      await page.goto(origin + path);
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    });
  }

  test('load page after page and end at the total; the keyboard goes on at the first new row [2.screen.38]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    const more = portal.button(textOf('bills.more'));
    await expect(rowsOf(page)).toHaveCount(20);
    await expect(portal.status('20 of 45 bills shown')).toBeVisible();

    await more.focus();
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(40);
    await expect(rowsOf(page).nth(20)).toBeFocused();
    await expect(rowsOf(page).nth(20)).toBeInViewport();
    await more.click();
    await expect(rowsOf(page)).toHaveCount(45);
    await expect(rowsOf(page).nth(40)).toBeFocused();
    await expect(more).toHaveCount(0);

    const pages = await sandbox.bodies('getPageOrderList');
    expect(pages).toEqual([1, 2, 3].map((pageNum) => ({ pageNum, pageSize: 20 })));
    const hrefs = await rowsOf(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(hrefs).size).toBe(45);
  });

  test('that are here stay when the next page fails; it can be tried again [2.screen.38]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    await expect(rowsOf(page)).toHaveCount(20);
    await sandbox.fault({ call: 'getPageOrderList', kind: 'http', status: 503 });
    await portal.button(textOf('bills.more')).click();
    await expect(portal.alert(textOf('bills.moreFailed'))).toBeVisible();
    expect(await referenceOn(page)).toMatchObject({ call: 'getPageOrderList.further', code: 503 });
    await expect(rowsOf(page)).toHaveCount(20);

    await portal.button(textOf('common.tryAgain')).click();
    await expect(rowsOf(page)).toHaveCount(40);
    await expect(portal.alert(textOf('bills.moreFailed'))).toHaveCount(0);
    const pages = await sandbox.bodies('getPageOrderList');
    expect(pages).toEqual([1, 2, 2].map((pageNum) => ({ pageNum, pageSize: 20 })));
  });

  test('pressed twice, the button asks for one page', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    // Before that it would be the first page that is late.
    await expect(rowsOf(page)).toHaveCount(20);
    await sandbox.fault({ call: 'getPageOrderList', kind: 'delay', ms: 700 });
    await portal.button(textOf('bills.more')).dblclick();
    await expect(rowsOf(page)).toHaveCount(40);
    expect(await sandbox.requests('getPageOrderList')).toHaveLength(2);
  });

  test('are still there, where one was, after a look at one of them', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'many-bills', path: '/bills' });
    await portal.button(textOf('bills.more')).click();
    await expect(rowsOf(page)).toHaveCount(40);
    await rowsOf(page).nth(30).click();
    await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
    await page.goBack();
    await expect(rowsOf(page)).toHaveCount(40);
    await expect(rowsOf(page).nth(30)).toBeInViewport();
  });

  test('are fetched anew after that, and the button for more says so until it can be pressed', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'many-bills', path: '/bills' });
    await rowsOf(page).nth(3).click();
    await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
    const letGo = await hold(page, /getPageOrderList/);
    await page.goBack();
    const busy = page.getByRole('main').locator('button[aria-busy="true"]');
    await expect(busy).toBeVisible();
    letGo();
    await expect(busy).toHaveCount(0);
    await portal.button(textOf('bills.more')).click();
    await expect(rowsOf(page)).toHaveCount(40);
  });

  test('can be none, and then the plans are one press away [8.error.49]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'no-plans', path: '/bills' });
    await expect(page.getByText('There are no bills yet')).toBeVisible();
    await portal.button(textOf('packages.seeAll')).click();
    await expect(page).toHaveURL(/\/defaultPackage$/);
  });

  test('that cannot be loaded say so, and come with the next try', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: '/bills', fault: 'getPageOrderList:http:503' });
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(rowsOf(page)).toHaveCount(1);
  });
});

test.describe('a bill', () => {
  test('shows amount, status, invoice, service period, items, payment and sums [2.screen.39] [2.screen.40] [2.screen.41] [2.screen.42] [2.screen.43] [2.screen.44] [2.screen.45] [2.screen.46] [2.screen.47] [4.plan.24]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'taxed-order', path: '/bills/80001' });
    await expect(portal.heading('Amount $3.24')).toBeVisible();
    await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();

    await expect(fact(page, 'Invoice', 'Order number')).toHaveText('80001');
    await expect(fact(page, 'Invoice', 'Invoice number')).toHaveText('INV-80001');
    await expect(fact(page, 'Invoice', 'Invoice date')).toHaveText(MOMENT);
    await expect(fact(page, 'Invoice', 'Invoice sent to')).toHaveText('demo@homeview.example');
    await expect(fact(page, 'Invoice', 'Order type')).toHaveText('Purchase');
    await expect(fact(page, 'Items', 'Cloud Recording')).toHaveText('$2.99');
    await expect(fact(page, 'Items', 'Service period')).toHaveText(RANGE);
    await expect(fact(page, 'Payment', 'Payment method')).toHaveText('PayPal');
    await expect(fact(page, 'Payment', 'Paid by')).toHaveText('demo@homeview.example');
    await expect(fact(page, 'Payment', 'Activated')).toHaveText(MOMENT);
    await expect(fact(page, 'Payment', 'Subtotal')).toHaveText('$2.99');
    await expect(fact(page, 'Payment', 'Tax')).toHaveText('$0.25');
    await expect(fact(page, 'Payment', 'Total')).toHaveText('$3.24');
    await expect(page.getByRole('region', { name: 'Refund' })).toHaveCount(0);
  });

  test('that was refunded shows what came back [2.screen.48] [4.plan.25]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'refunded-order', path: '/bills/80001' });
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
    await expect(fact(page, 'Refund', 'Refund amount')).toHaveText('$2.99');
    await expect(fact(page, 'Refund', 'Refund date')).toHaveText(MOMENT);
    await expect(fact(page, 'Refund', 'Refund number')).toHaveText('95001');
  });

  test('whose refund failed says so, and what to do [4.plan.26]', async ({ page, enter }) => {
    await enter({ scenario: 'refund-failed-order', path: '/bills/80001' });
    await expect(page.getByText('Refund failed', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('bill.refundFailed'))).toBeVisible();
  });

  test('that is being processed says so, and when the invoice comes [4.plan.27]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'processing-plan', path: '/bills/80001' });
    await expect(page.getByText('Processing', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('bill.processing'))).toBeVisible();
  });

  test('of a status without a name shows it neutrally', async ({ page, enter }) => {
    await enter({
      scenario: 'demo',
      path: '/bills/80001',
      fault: 'getOrderDetail:mutate:orderStatus=3',
    });
    await expect(page.getByText('Status 3', { exact: true })).toBeVisible();
  });

  for (const [payMode, name] of [
    [1, 'PayPal'],
    [2, 'Apple Pay'],
    [3, 'Credit Card'],
  ] as const) {
    test(`paid by ${name} names it [2.screen.44]`, async ({ page, enter }) => {
      const fault = `getOrderDetail:mutate:payMode=${payMode}`;
      await enter({ scenario: 'demo', path: '/bills/80001', fault });
      await expect(fact(page, 'Payment', 'Payment method')).toHaveText(name);
    });
  }

  test('paid by a gift card names the card [2.screen.44]', async ({ page, enter, portal }) => {
    await enter({ scenario: 'gift-card-order', path: '/bills/80001' });
    await expect(portal.heading('Amount $0.00')).toBeVisible();
    await expect(fact(page, 'Invoice', 'Order type')).toHaveText('Gift card');
    await expect(fact(page, 'Payment', 'Payment method')).toHaveText('Gift card');
    await expect(fact(page, 'Payment', 'Gift card code')).toHaveText(/^\w{10}$/);
    await expect(fact(page, 'Payment', 'Paid by')).toHaveCount(0);
  });

  test('that does not exist shows what the service says, and the way to all bills', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: '/bills/404' });
    await expect(page.getByText('This order does not exist.')).toBeVisible();
    await portal.button(textOf('bill.toBills')).click();
    await expect(rowsOf(page)).toHaveCount(1);
  });

  test('that cannot be loaded comes with the next try', async ({ enter, portal }) => {
    await enter({ scenario: 'demo', path: '/bills/80001', fault: 'getOrderDetail:http:503' });
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(portal.heading('Amount $2.99')).toBeVisible();
  });

  test('gives its order number away', async ({ page, context, enter, portal }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter({ scenario: 'demo', path: '/bills/80001' });
    await portal.button(textOf('bill.copy')).click();
    await expect(portal.status(textOf('bill.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('80001');
  });

  test('says so where a browser does not copy', async ({ page, enter, portal }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await enter({ scenario: 'demo', path: '/bills/80001' });
    await portal.button(textOf('bill.copy')).click();
    await expect(portal.alert(textOf('bill.copyFailed'))).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`prints on one sheet, in ink, without what is there to be pressed (${colorScheme})`, async ({
      page,
      enter,
      portal,
    }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.emulateMedia({ colorScheme });
      await enter({ scenario: 'refund-failed-order', path: '/bills/80001' });
      await portal.button(textOf('bill.print')).click();
      await expect(page.locator('html[data-printed]')).toBeAttached();

      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByText(`Bill · ${BRAND}`)).toBeVisible();
      await expect(portal.heading('Amount $2.99')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  }
});

test.describe('inside the app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomeViewApp/1.13.0',
  });

  test('the order number goes over the bridge, and nothing can be printed', async ({
    page,
    enter,
    portal,
  }) => {
    await page.addInitScript(() => {
      const answer = (text: string) => {
        const { id, method, params } = JSON.parse(text) as Record<string, unknown>;
        document.documentElement.setAttribute('data-sent', JSON.stringify([method, params]));
        window.onNativeMessage?.({ id, code: 200, desc: '', data: null });
      };
      window.webkit = { messageHandlers: { nativeBridge: { postMessage: answer } } };
    });
    await enter({ scenario: 'demo', path: '/bills/80001' });
    await portal.button(textOf('bill.copy')).click();
    await expect(portal.status(textOf('bill.copied'))).toBeVisible();
    const sent = await page.locator('html').getAttribute('data-sent');
    expect(sent).toBe('["System.copyToPasteboard",{"content":"80001"}]');
    await expect(portal.button(textOf('bill.print'))).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});
