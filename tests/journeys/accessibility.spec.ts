import { BRAND } from '@homeview/contracts/brand';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/platform/locale';
import { pretendIosApp } from '../pictures/screens';
import { axeFindings } from './support/axe';
import { SMALL_PHONE, speak } from './support/everyScreen';
import { expect, test } from './support/journey';
import { layoutFaults } from './support/layout';
import { textOf } from './support/texts';

const SELECT_DEVICE = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

const screens = [
  { name: 'home', scenario: 'demo', path: '/' },
  { name: 'home without plans', scenario: 'no-plans', path: '/' },
  { name: 'home of long names', scenario: 'long-names', path: '/' },
  { name: 'plans', scenario: 'demo', path: '/defaultPackage' },
  { name: 'plans that failed', scenario: 'wrong-price-type', path: '/defaultPackage' },
  { name: 'devices', scenario: 'demo', path: SELECT_DEVICE },
  { name: 'many devices', scenario: 'many-devices', path: SELECT_DEVICE },
  { name: 'devices of long names', scenario: 'long-names', path: SELECT_DEVICE },
  { name: 'a subscription', scenario: 'demo', path: '/subscription/70001' },
  { name: 'bills', scenario: 'many-bills', path: '/bills' },
  { name: 'no bills', scenario: 'no-plans', path: '/bills' },
  { name: 'a bill', scenario: 'refund-failed-order', path: '/bills/80001' },
  { name: 'an unknown bill', scenario: 'demo', path: '/bills/404' },
  { name: 'success', scenario: 'demo', path: '/paySuccess' },
  { name: 'failure', scenario: 'demo', path: '/payFailed' },
  { name: 'a billing address', scenario: 'billing-address', path: '/billAddress' },
  { name: 'an address abroad', scenario: 'billing-address-abroad', path: '/billAddress' },
  { name: 'billing countries', scenario: 'billing-address', path: '/billAddress/selectCountry' },
  { name: 'a gift card', scenario: 'gift-cards', path: '/giftCard' },
  { name: 'gift card choices', scenario: 'gift-cards', path: '/giftCard/GIFT000001/packages' },
  { name: 'a used gift card', scenario: 'gift-cards', path: '/giftCard/GIFT000003/packages' },
  {
    name: 'a gift card to be paid for later',
    scenario: 'gift-cards-address',
    path: '/giftCard/GIFT000001/packages/70001/payMethod',
  },
  {
    name: 'devices of a gift card',
    scenario: 'gift-cards-new-customer',
    path: '/giftCard/GIFT000001/packages/5001/selectDevice',
  },
  { name: 'a gift card renewal', scenario: 'gift-card-plan', path: '/giftCard/renewal/70001' },
  { name: 'the package list', scenario: 'several-packages', path: '/packages' },
  {
    name: 'the devices of a package',
    scenario: 'several-packages',
    path: '/packages/5003/selectDevice',
  },
  { name: 'a change', scenario: 'pending-unlimited', path: '/packages?changePackageId=70001' },
  {
    name: 'a change that begins today',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&checkedPriceId=50013',
  },
  {
    name: 'a change to fewer devices',
    scenario: 'unlimited-plan-smaller-offers',
    path: '/packages/5003/selectDevice?changePackageId=70001',
  },
  { name: 'the wallet plan', scenario: 'wallet-tiers', path: '/applePay', inIosApp: true },
  {
    name: 'the wallet plan of another house',
    scenario: 'wallet-plan-other-home',
    path: '/applePay',
    inIosApp: true,
  },
  {
    name: 'the devices of a wallet plan',
    scenario: 'wallet-tiers',
    path: '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011',
    inIosApp: true,
  },
  { name: 'a renewal', scenario: 'billing-address', path: '/package/renewal?packageId=70001' },
  {
    name: 'a renewal with its address',
    scenario: 'demo',
    path: '/package/renewal?packageId=70001',
  },
  {
    name: 'the renewal of what has ended',
    scenario: 'expired-plan',
    path: '/package/renewal?packageId=70001',
  },
  {
    name: 'a renewal that cannot be',
    scenario: 'wallet-plan',
    path: '/package/renewal?packageId=70001',
  },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** By day and by night; the page is not loaded anew. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
}

for (const { name, scenario, path, ...where } of screens) {
  test(`${name}: axe finds nothing in light and dark, and nothing is cut off on a small phone in any language`, async ({
    page,
    enter,
  }) => {
    if ('inIosApp' in where) await pretendIosApp(page);
    await enter({ scenario, path });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // The tab says what the page says (WCAG 2.4.2); in the app, its own bar does.
    const [said = ''] = (await page.title()).split(' · ');
    expect(said).not.toBe(BRAND);
    if (!('inIosApp' in where))
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(SMALL_PHONE);
    for (const locale of LOCALES) {
      await speak(page, locale);
      await expect.poll(() => layoutFaults(page), locale).toEqual([]);
    }
  });
}

test('sign-in: axe finds nothing in light and dark', async ({ page, openSandbox, portal }) => {
  const { origin } = await openSandbox('demo');
  await page.goto(`${origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  await expectAccessible(page);
});

test('with the keyboard alone: sign in, choose, pay, come back', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('demo');
  await page.goto(`${sandbox.origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  /** Tabs until the wanted control has the focus; fails if it cannot be reached. */
  const tabTo = async (control: ReturnType<typeof page.locator>) => {
    for (let step = 0; step < 40; step += 1) {
      if (await control.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Not reached by Tab');
  };
  await tabTo(portal.email);
  await page.keyboard.type(sandbox.username);
  await tabTo(portal.password);
  await page.keyboard.type(sandbox.password);
  await page.keyboard.press('Enter');

  await tabTo(portal.button(textOf('home.addSubscription')));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('tab', { name: textOf('packages.single') }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await tabTo(portal.terms);
  await page.keyboard.press('Space');
  await tabTo(portal.subscribeButton);
  await page.keyboard.press('Enter');

  await expect(portal.payButton).toBeVisible();
  await tabTo(portal.device('Garage'));
  await page.keyboard.press('Space');
  await expect(portal.device('Garage')).toBeChecked();
  await tabTo(portal.payButton);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/__mock\/pay\//);
  await tabTo(portal.button(/^Pay /));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
});
