/** Only owners act on plans: what each route shows to a customer who owns no house. */
import type { Page } from '@playwright/test';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { sample } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { fakeIosApp } from '../../pictures/screens';
import { goTo } from '../support/pages/everyPage';
import { textOf } from '../support/language/texts';

/**
 * Buttons and links that buy, renew, redeem, adjust, bind, remove, lock or downgrade, or lead
 * there.
 */
const ACTIONS = new RegExp(
  [
    '^Add a subscription$',
    '^Subscribe$',
    '^Continue$',
    '^Pay \\$',
    '^Buy for ',
    '^Start the trial$',
    '^Choose unlimited$',
    '^Renew ',
    '^Turn o(n|ff) renewal$',
    '^Check subscription$',
    '^Redeem',
    '^Enter another code$',
    '^See (available plans|options)$',
    '^Change plan$',
    '^Manage devices$',
    '^Choose devices to keep$',
    '^Update$',
    '^Remove',
    '^Save choice$',
    '^Keep ',
    '^Cover ',
    '^Choose a plan$',
  ].join('|'),
);

/** The routes in section 2 of the specification that act on plans, with parameters of `demo`. */
const ROUTES = [
  '/',
  '/subscription/70001',
  '/subscription/70001/adjustDevice',
  '/subscription/70001/adjustDevice/remove',
  '/subscription/70001/updateDevice',
  '/defaultPackage',
  '/defaultPackage?changePackageId=70001',
  '/defaultPackage/selectDevice',
  '/defaultPackage/selectDevice?changePackageId=70001&checkedPriceId=50012',
  '/trialPackage',
  '/trialPackage?singleDevTrial=1&deviceId=40002',
  '/package/renewal',
  '/package/renewal?packageId=70001',
  '/packages',
  '/packages/5001/selectDevice',
  '/giftCard',
  `/giftCard/${GIFT_CODE}/packages`,
  '/giftCard/NOSUCH/packages',
  '/giftCard/renewal/70001',
  `/giftCard/${GIFT_CODE}/packages/70001/payMethod`,
  `/giftCard/${GIFT_CODE}/packages/5001/selectDevice`,
  '/applePay',
  '/applePay/selectDevice',
  '/promotions',
  '/promotions?activityId=6001',
  '/promotions/selectDevice',
  '/promotions/selectDevice?activityId=6001',
];

/** The routes that act on no plan: bills and address exist without a house as well. */
const ALLOWED = ['/billAddress', '/billAddress/selectCountry', '/bills'];

/** The actions currently on the page. */
const actionsOf = (page: Page) =>
  page.getByRole('button', { name: ACTIONS }).or(page.getByRole('link', { name: ACTIONS }));

/** Inputs for plans, devices, codes and terms. */
const choicesOf = (page: Page) =>
  page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('textbox'));

/** Goes to a page as a link does, from one that does not explain this. */
async function expectNoAction(page: Page, path: string): Promise<void> {
  const explanation = page.getByText(textOf('home.noHousesMessage'));
  await goTo(page, '/billAddress/selectCountry');
  await expect(explanation, path).toHaveCount(0);
  await goTo(page, path);
  await expect(explanation, path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
  await expect(actionsOf(page), path).toHaveCount(0);
  await expect(choicesOf(page), path).toHaveCount(0);
}

test(
  'shows no action on any route to a customer who only shares a house, and explains why',
  { tag: '@1.scope.05' },
  async ({ page, enter }) => {
    test.slow();
    const { origin } = await enter('not-an-owner');
    for (const path of ROUTES) {
      await test.step(path, () => expectNoAction(page, path));
    }
    for (const path of ALLOWED) {
      await test.step(path, async () => {
        await page.goto(`${origin}${path}`);
        await expect(page.getByRole('heading').first(), path).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
        await expect(actionsOf(page), path).toHaveCount(0);
      });
    }
  },
);

test(
  'offers no purchase of a promotion before the houses are known',
  { tag: '@1.scope.05' },
  async ({ page, enter }) => {
    const path = '/promotions?activityId=6001';
    await enter({ scenario: 'promotion-running', path, fault: 'houseList:delay:20000' });
    await expect(page.getByText(textOf('promotions.discount'))).toBeVisible();
    // At once, because the button comes with the answer.
    expect(await actionsOf(page).count()).toBe(0);
  },
);

test(
  'shows no action in the iOS app to a customer without a house',
  { tag: '@1.scope.05' },
  async ({ page, enter }) => {
    await fakeIosApp(page);
    await enter('no-houses');
    for (const path of ['/', '/applePay', '/applePay/selectDevice', '/trialPackage', '/giftCard']) {
      await test.step(path, () => expectNoAction(page, path));
    }
  },
);

/** Routes of a plan whose house was given away: they would act on the plan. */
const PLAN_ROUTES = ROUTES.filter((path) => /^\/(?!giftCard\/GIFT).*70001/.test(path));
/** Paid, ended, of the store with a change, with a smaller one to come, of a gift card. */
const PLANS = ['demo', 'expired-plan', 'pending-change', 'downgrade-chosen', 'gift-card-plan'];

test(
  'shows a plan without actions once its house belongs to another customer',
  { tag: '@1.scope.05' },
  async ({ page, enter }) => {
    const plans = sample(PLANS, 2);
    test.setTimeout(plans.length * 60_000);
    await fakeIosApp(page);
    for (const scenario of plans) {
      const sandbox = await enter({ scenario, path: '/bills' });
      await sandbox.patch('/houses/30001', { isOwner: false });
      await page.reload();
      await expect(page.getByRole('heading').first()).toBeVisible();
      for (const path of PLAN_ROUTES) {
        await test.step(`${scenario}: ${path}`, () => expectNoAction(page, path));
      }
      await page.goto(`${sandbox.origin}/subscription/70001`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cloud/);
    }
  },
);

test(
  'treats a customer who only shares a home as no owner, and calls nothing for that home',
  { tag: '@6.role.05' },
  async ({ page, enter }) => {
    const guest = '30003';
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|payGateway)\//.test(request.url())) {
        asked.push(`${request.url()} ${request.postData() ?? ''}`);
      }
    });
    const sandbox = await enter('not-an-owner');
    for (const path of ['/', '/defaultPackage/selectDevice', '/trialPackage']) {
      await page.goto(`${sandbox.origin}${path}`);
      await page.evaluate((id) => localStorage.setItem('hv.houseId', id), guest);
      await page.reload();
      await expect(page.getByText(textOf('home.noHousesTitle'))).toBeVisible();
      await expect(page.getByText('Harbour office')).toHaveCount(0);
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((call) => call.includes(guest))).toEqual([]);
  },
);
