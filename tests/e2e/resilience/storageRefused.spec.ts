/** Every page works in a browser that stores nothing, until the page is left. */
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

/** Ways in which storage fails, each as a script of the page. */
const WAYS = [
  {
    way: 'denied',
    take: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  },
  {
    way: 'full',
    take: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  {
    way: 'missing',
    take: () => {
      for (const name of ['localStorage', 'sessionStorage', 'locks']) {
        const owner = name === 'locks' ? navigator : window;
        Object.defineProperty(owner, name, { value: undefined });
      }
    },
  },
] as const;

test('says after a payment and after a reload why it asks to sign in again, with storage denied', async ({
  page,
  readyToPay,
  portal,
}) => {
  await page.addInitScript(WAYS[0].take);
  const sandbox = await readyToPay();
  await portal.payButton.click();
  await page.waitForURL(/\/__mock\/pay\//);
  await portal.atProvider('pay');

  await expect(page.getByText(textOf('login.afterPayment'))).toBeVisible();
  await expect(page.getByText(textOf('login.storageRefused'))).toBeVisible();
  await portal.signIn(sandbox.username, sandbox.password);
  await expect(portal.heading('Your plans')).toBeVisible();
  // What was bought.
  await expect(page.getByRole('link', { name: /^Cloud Recording .*Garage/ })).toBeVisible();

  await page.reload();
  await expect(page.getByText(textOf('login.storageRefused'))).toBeVisible();
});

for (const { way, take } of WAYS) {
  test(
    `lets a customer sign in with a second factor, switch houses, read plan and bills, and sign out with storage ${way}`,
    {
      tag: way === 'denied' ? '@engines' : [],
    },
    async ({ page, openSandbox, portal }) => {
      await page.addInitScript(take);
      const sandbox = await openSandbox('second-factor');
      await page.goto(`${sandbox.origin}/login?language=en-GB`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await portal.signIn(sandbox.username, sandbox.password);
      const code = page.getByRole('textbox', { name: 'Verification code' });
      await expect(page.getByRole('timer')).toContainText(/(10:00|09:5\d)/);
      await code.fill(SECOND_FACTOR_CODE);
      await code.press('Enter');
      await expect(page).toHaveURL(`${sandbox.origin}/`);
      await expect(portal.heading('Your plans')).toBeVisible();

      await portal.button('Lakeside 12').click();
      await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
      await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();
      await portal.button('Grandma’s cottage').click();
      await page.getByRole('menuitemradio', { name: 'Lakeside 12' }).click();
      await page.getByRole('link', { name: /Cloud Recording/ }).click();
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await portal.back.click();
      await expect(portal.heading('Your plans')).toBeVisible();

      // The access token expires and is refreshed once.
      await sandbox.advance('PT3H', 'age');
      await portal.button('Menu').click();
      await page.getByRole('menuitem', { name: 'Bills and invoices' }).click();
      await expect(portal.heading('Bills and invoices')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect.poll(async () => (await sandbox.requests('refreshToken')).length).toBe(1);
      await expect(page).toHaveURL(`${sandbox.origin}/bills`);

      await portal.back.click();
      // The previous page also has a menu, which disappears with it.
      await expect(portal.heading('Your plans')).toBeVisible();
      await portal.button('Menu').click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(portal.signInButton).toBeVisible();
    },
  );
}
