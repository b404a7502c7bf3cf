/** Bad input leads to a clear screen, never a white page, and orders nothing. */
import type { Locator, Page } from '@playwright/test';
import { sample } from '../../faults/sampling';
import { CORRUPTIONS, STORAGE_KEYS } from '../support/watch/corruptions';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';
import { referenceOn } from '../support/pages/reference';

/** Writes a different corruption into each storage key, starting with the one at index `first`. */
const corrupt = (page: Page, first: number) =>
  page.evaluate(
    (items) => {
      for (const [key = '', value = ''] of items) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    },
    // The token is kept, or every page would redirect to sign-in.
    STORAGE_KEYS.filter((key) => key !== 'token').map((key, place) => [
      `hv.${key}`,
      CORRUPTIONS[(first + place) % CORRUPTIONS.length] ?? '',
    ]),
  );

test('reports an unknown route and leads home', async ({ page, enter }) => {
  await enter({ scenario: 'demo', path: '/no/such/page' });
  await expect(page.getByText('We can’t find this page').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page.getByText('Lakeside 12').first()).toBeVisible();
});

test('reports an address that cannot be decoded as unknown, on every path and in the query', async ({
  page,
  enter,
  portal,
}) => {
  const { origin } = await enter('demo');
  for (const path of ['/%', '/%E0%A4%A', '/bills/%', '/subscription/%E0%A4%A?a=%', '/%/x.y']) {
    const response = await page.goto(origin + path);
    expect(response?.status(), path).toBe(200);
    await expect(portal.heading(textOf('notFound.title')), path).toBeAttached();
  }
  await page.goto(`${origin}/bills?text=%E0%A4%A`);
  await expect(portal.heading(textOf('menu.bills'))).toBeVisible();
});

test('reports an unknown plan or price, sells nothing, and leads to the available plans', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter('demo');
  for (const path of [
    '/defaultPackage?goodsId=404',
    '/defaultPackage?goodsId=5001&checkedPriceId=404',
    '/defaultPackage/selectDevice?goodsId=404&checkedPriceId=50011',
    '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=%3Cscript%3E',
  ]) {
    await page.goto(sandbox.origin + path);
    await expect(page.getByText('We can’t find this plan'), path).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
  }
  expect(await sandbox.orders()).toEqual([]);
  await portal.button('See available plans').click();
  await expect(portal.subscribeButton).toBeVisible();
});

test('refuses a device that another plan has meanwhile taken, with the reason', async ({
  page,
  readyToPay,
  portal,
}) => {
  const sandbox = await readyToPay();
  await sandbox.patch('/devices/40003', { planId: '70001' });
  await portal.payButton.click();
  await expect(portal.alert('“Garage” already has a plan.')).toBeVisible();
  await expect(portal.device('Garage')).toHaveCount(0);
  await expect(page).toHaveURL(/selectDevice/);
  expect(await sandbox.orders()).toEqual([]);
});

test(
  'shows a failed page with a retry and a reference for a price that is not a number',
  { tag: ['@4.load.03', '@8.error.45', '@8.error.46'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter('wrong-price-type');
    await expect(portal.alert('This page couldn’t be loaded')).toBeVisible();
    expect(await referenceOn(page)).toMatchObject({ call: 'getRecordGoodsList', code: 12005 });
    await expect(portal.subscribeButton).toHaveCount(0);
    await sandbox.clearFaults();
    await portal.button('Try again').click();
    await expect(portal.subscribeButton).toBeVisible();
  },
);

test('treats corrupted storage values as missing, so a customer can sign in by link and buy', async ({
  page,
  openSandbox,
  portal,
}) => {
  expect(STORAGE_KEYS).toEqual(
    expect.arrayContaining(['houseId', 'paying', 'turn.refresh', 'secondFactorStart']),
  );
  const sandbox = await openSandbox('demo');
  await page.goto(`${sandbox.origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  await corrupt(page, 0);
  await page.goto(`${sandbox.origin}/login/certification`);
  await expect(portal.heading(/\S/).first()).toBeVisible();
  await corrupt(page, 13);
  await page.goto(sandbox.url);
  await expect(portal.button('Lakeside 12')).toBeVisible();
  await corrupt(page, 26);
  const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
  await page.goto(`${sandbox.origin}${path}`);
  await expect(portal.device('Garage')).toBeVisible();
  await corrupt(page, 39);
  await page.reload();
  await portal.terms.check();
  await portal.device('Garage').check();
  await portal.payButton.click();
  await portal.atProvider('pay');
  await expect(page).toHaveURL(/paySuccess/);
  expect(await sandbox.orders()).toHaveLength(1);
});

// src/platform/storage/storage.test.ts corrupts the items of local storage one by one.
const ways = sample([...CORRUPTIONS.keys()], 4);
const PURCHASE = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

/** Pages, and what each shows regardless of storage. */
const pages: readonly { path: string; shows: (page: Page) => Locator; signedIn: boolean }[] = [
  { path: PURCHASE, shows: (page) => new Portal(page).device('Garage'), signedIn: true },
  { path: '/', shows: (page) => new Portal(page).button('Lakeside 12'), signedIn: true },
  { path: '/login', shows: (page) => new Portal(page).signInButton, signedIn: false },
  {
    path: '/login/certification',
    shows: (page) => page.getByRole('heading', { level: 1 }),
    signedIn: false,
  },
];

/** `npm test` opens the purchase page, `npm run test:full` all of them. */
for (const { path, shows, signedIn } of sample(pages, pages.length)) {
  test(`renders ${path} with every storage key corrupted in ${ways.length} ways`, async ({
    page,
    enter,
    openSandbox,
  }) => {
    test.setTimeout(30_000 + ways.length * 3_000);
    const sandbox = await (signedIn ? enter({ scenario: 'demo', path }) : openSandbox('demo'));
    if (!signedIn) await page.goto(`${sandbox.origin}${path}`);
    await expect(shows(page)).toBeVisible();
    for (const way of ways) {
      await corrupt(page, way);
      await page.goto(`${sandbox.origin}${path}`);
      await expect(shows(page), CORRUPTIONS[way]).toBeVisible();
    }
    expect(await sandbox.orders()).toEqual([]);
  });
}
