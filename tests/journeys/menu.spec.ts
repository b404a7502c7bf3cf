import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

const BILLS = 'Bills and invoices';
const ADDRESS = 'Billing address';
const SIGN_OUT = 'Sign out';

const items = (page: Page) => page.getByRole('menuitem');

test.describe('the header menu in a browser', () => {
  test('has the bills, the billing address and sign-out [2.menu.01] [2.menu.02] [2.menu.03]', async ({
    page,
    enter,
    portal,
  }) => {
    const { origin } = await enter('demo');
    await portal.button(textOf('menu.label')).click();
    await expect(items(page)).toHaveText([BILLS, ADDRESS, SIGN_OUT]);
    await items(page).filter({ hasText: BILLS }).click();
    await expect(page).toHaveURL(`${origin}/bills`);
    await portal.button(textOf('common.back')).click();
    await portal.button(textOf('menu.label')).click();
    await items(page).filter({ hasText: ADDRESS }).click();
    await expect(page).toHaveURL(`${origin}/billAddress`);
    await expect(portal.heading(textOf('notFound.title'))).toHaveCount(0);
  });

  test('stays whole with the pay-enter flag, which is the app’s [2.menu.03]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: '/?payEnter=1' });
    await portal.button(textOf('menu.label')).click();
    await expect(items(page)).toHaveText([BILLS, ADDRESS, SIGN_OUT]);
  });

  test('works with the keyboard alone [2.menu.01]', async ({ page, enter, portal }) => {
    await enter('demo');
    await portal.button(textOf('menu.label')).press('Enter');
    await expect(items(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bills$/);
  });
});

const APPS = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomeViewApp/1.13.0',
  Android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) HomeViewApp/1.13.0',
} as const;

for (const [system, userAgent] of Object.entries(APPS)) {
  test.describe(`the header menu in the ${system} app`, () => {
    test.use({ userAgent });

    test('stays, without Sign out [1.view.04] [1.view.06]', async ({ page, enter, portal }) => {
      const { origin } = await enter('demo');
      await portal.button(textOf('menu.label')).click();
      await expect(items(page)).toHaveText([BILLS, ADDRESS]);
      await items(page).filter({ hasText: BILLS }).click();
      await expect(page).toHaveURL(`${origin}/bills`);
    });

    test('is hidden with the pay-enter flag, and comes back without it [1.view.05]', async ({
      page,
      enter,
      portal,
    }) => {
      const { origin } = await enter({ scenario: 'demo', path: '/?payEnter=1' });
      await expect(portal.button('Lakeside 12')).toBeVisible();
      await expect(portal.button(textOf('menu.label'))).toHaveCount(0);
      await page.goto(`${origin}/`);
      await expect(portal.button('Lakeside 12')).toBeVisible();
      await expect(portal.button(textOf('menu.label'))).toHaveCount(0);
      await page.goto(`${origin}/?payEnter=0`);
      await expect(portal.button(textOf('menu.label'))).toBeVisible();
    });
  });
}
