import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS } from '../support/fakeNativeApp';

const BILLS = 'Bills and invoices';
const ADDRESS = 'Billing address';
const SIGN_OUT = 'Sign out';

const items = (page: Page) => page.getByRole('menuitem');

test(
  'has bills, billing address and sign-out in the header menu of a browser, by mouse and keyboard',
  { tag: ['@2.menu.01', '@2.menu.02', '@2.menu.03'] },
  async ({ page, enter, portal }) => {
    // The pay-enter flag hides the menu in the app only.
    const { origin } = await enter({ scenario: 'demo', path: '/?payEnter=1' });
    await portal.button('Menu').click();
    await expect(items(page)).toHaveText([BILLS, ADDRESS, SIGN_OUT]);
    await items(page).filter({ hasText: ADDRESS }).click();
    await expect(page).toHaveURL(`${origin}/billAddress`);
    await expect(portal.heading('Billing address')).toBeVisible();
    await portal.back.click();
    await expect(portal.heading('Your plans')).toBeVisible();
    await portal.button('Menu').press('Enter');
    await expect(items(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/bills`);
    await expect(portal.heading('Bills and invoices')).toBeVisible();
  },
);

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'has no Sign out in the app’s header menu, and hides the menu while the pay-enter flag is set',
    { tag: ['@1.view.04', '@1.view.05', '@1.view.06'] },
    async ({ page, enter, portal }) => {
      const { origin } = await enter({ scenario: 'demo', path: '/?payEnter=1' });
      await expect(portal.button('Lakeside 12')).toBeVisible();
      await expect(portal.button('Menu')).toHaveCount(0);
      await page.goto(`${origin}/`);
      await expect(portal.button('Lakeside 12')).toBeVisible();
      await expect(portal.button('Menu')).toHaveCount(0);
      await page.goto(`${origin}/?payEnter=0`);
      await portal.button('Menu').click();
      await expect(items(page)).toHaveText([BILLS, ADDRESS]);
      await items(page).filter({ hasText: BILLS }).click();
      await expect(page).toHaveURL(`${origin}/bills`);
    },
  );
});
