import AxeBuilder from '@axe-core/playwright';
import { LOCALES } from '../../src/platform/locale';
import { expect, test } from './support/journey';
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
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`screens in ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const { name, scenario, path } of screens) {
      test(`${name}: axe finds nothing`, async ({ page, enter }) => {
        await enter({ scenario, path });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });
    }

    test('sign-in: axe finds nothing', async ({ page, openSandbox, portal }) => {
      const { origin } = await openSandbox('demo');
      await page.goto(`${origin}/login`);
      await expect(portal.signInButton).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  for (const locale of LOCALES) {
    test(`nothing is cut off in ${locale}`, async ({ page, openSandbox }) => {
      // All screens, one after the other.
      test.slow();
      const wide: string[] = [];
      for (const { name, scenario, path } of screens) {
        const sandbox = await openSandbox({ scenario, path, locale });
        await page.goto(sandbox.url);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) wide.push(`${name}: ${overflow} px`);
      }
      expect(wide).toEqual([]);
    });
  }
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
