import type { Page } from '@playwright/test';
import { OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';
import { NOT_LOST } from '../support/pages/orderFlows';
import { tileOf } from '../support/pages/tile';

/** A card that needs no payment method; it extends the plan of the garage. */
const FREE = OTHER_GIFT_CODE;

const packages = (code: string) => `/giftCard/${code}/packages`;
const extension = (page: Page) =>
  page.getByRole('radiogroup', { name: textOf('giftCard.extension') }).getByRole('radio');
const next = (page: Page) => page.getByRole('button', { name: textOf('giftCard.continue') });
const redeem = (page: Page) => page.getByRole('button', { name: /^Redeem/ });

/** Everything that the portal stores in this browser. */
const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const PATH = `${packages(FREE)}/5002/selectDevice`;

test(
  'makes one order after two refusals, a network failure and a double press',
  { tag: '@4.notice.15' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: PATH });
    await portal.device('Garage').check();
    for (const kind of ['http400', 'body400']) {
      const desc = `Refused by ${kind}.`;
      await sandbox.fault({ call: 'createOrder', kind, desc });
      await redeem(page).click();
      await expect(portal.alert(desc)).toBeVisible();
    }
    await sandbox.fault({ call: 'createOrder', kind: 'reset', times: null });
    await redeem(page).click();
    await expect(portal.alert(NOT_LOST)).toBeVisible();
    await sandbox.clearFaults();
    const before = (await sandbox.requests('createOrder')).length;
    await sandbox.fault({ call: 'createOrder', kind: 'delay', ms: 500 });
    await redeem(page).dblclick();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    expect(await sandbox.requests('createOrder')).toHaveLength(before + 1);
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test(
  'resumes an extension after a lost response without a second order',
  { tag: '@4.notice.15' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: packages(FREE) });
    const extendNow = async () => {
      await tileOf(extension(page)).click();
      await next(page).click();
      await portal.dialog.getByRole('button', { name: textOf('giftCard.redeem') }).click();
    };
    await sandbox.fault({ call: 'serviceExtension', kind: 'reset', after: true, times: null });
    await extendNow();
    await expect(portal.alert(NOT_LOST)).toBeVisible();
    await sandbox.clearFaults();
    await extendNow();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test('clears the gift card code of an unfinished order on sign-out', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: PATH });
  await portal.device('Garage').check();
  await sandbox.fault({ call: 'getPayUrl', kind: 'http', status: 503 });
  await redeem(page).click();
  await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
  expect(await keptText(page)).toContain(FREE);
  await page.goto(`${sandbox.origin}/`);
  await portal.button(textOf('menu.label')).click();
  await page.getByRole('menuitem', { name: textOf('menu.signOut') }).click();
  await expect(portal.signInButton).toBeVisible();
  expect(await keptText(page)).not.toContain(FREE);
});
