/** A browser that stores nothing: every page works until it is left. Spec 3. */
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

/** Ways in which a browser stores nothing, each as a script of the page. */
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

for (const { way, take } of WAYS) {
  test.describe(`storage that is ${way}`, () => {
    test('a customer signs in, sees home, looks at another house and a plan, and signs out', async ({
      page,
      openSandbox,
      portal,
    }) => {
      await page.addInitScript(take);
      const sandbox = await openSandbox('demo');
      await page.goto(`${sandbox.origin}/login`);
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(page).toHaveURL(`${sandbox.origin}/`);
      await expect(portal.heading(textOf('home.title'))).toBeVisible();

      await portal.button('Lakeside 12').click();
      await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
      await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();
      await portal.button('Grandma’s cottage').click();
      await page.getByRole('menuitemradio', { name: 'Lakeside 12' }).click();
      await page.getByRole('link', { name: /Cloud Recording/ }).click();
      await expect(portal.heading('Cloud Recording')).toBeVisible();

      await portal.button(textOf('common.back')).click();
      await portal.button(textOf('menu.label')).click();
      await page.getByRole('menuitem', { name: textOf('menu.signOut') }).click();
      await expect(portal.signInButton).toBeVisible();
    });

    test('a second factor, another language and a refreshed token work too', async ({
      page,
      openSandbox,
      portal,
    }) => {
      await page.addInitScript(take);
      const sandbox = await openSandbox('second-factor');
      await page.goto(`${sandbox.origin}/login?language=en-GB`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await portal.signIn(sandbox.username, sandbox.password);
      const code = page.getByRole('textbox', { name: textOf('certification.code') });
      await expect(page.getByRole('timer')).toContainText(/(10:00|09:5\d)/);
      await code.fill('246810');
      await code.press('Enter');
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await sandbox.advance('PT3H');
      await portal.button(textOf('menu.label')).click();
      await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
      await expect(portal.heading(textOf('menu.bills'))).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await sandbox.requests('refreshToken')).toHaveLength(1);
      await expect(page).toHaveURL(`${sandbox.origin}/bills`);
    });
  });
}
