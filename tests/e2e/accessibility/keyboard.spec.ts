import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

test('lets a customer sign in, choose, pay and return with the keyboard alone', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('demo');
  await page.goto(`${sandbox.origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  /** Presses Tab until the control has the focus; fails if it cannot be reached. */
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
