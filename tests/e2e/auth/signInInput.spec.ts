/** How people and password managers fill in the sign-in fields. */
import { expect, test } from '../support/journey';

test(
  'signs in with Enter and with the button when a password manager fills in without an event',
  { tag: ['@5.rule.05', '@5.rule.06'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    await portal.password.focus();
    const fillIn = async (password: string) => {
      await portal.email.evaluate((field: HTMLInputElement, value) => {
        field.value = value;
      }, sandbox.username);
      await portal.password.evaluate((field: HTMLInputElement, value) => {
        field.value = value;
      }, password);
    };
    await fillIn('not-the-password');
    await expect(portal.signInButton).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(portal.alert(/password is not right/)).toBeVisible();

    await page.reload();
    await expect(portal.signInButton).toBeDisabled();
    await fillIn(sandbox.password);
    await portal.signInButton.hover({ force: true });
    await portal.signInButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  },
);

test(
  'signs in with one tap when a password manager fills in without an event @phone',
  { tag: '@5.rule.06' },
  async ({ page, context, openSandbox, portal, browserName }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi cannot begin and end a touch separately.');
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    await expect(portal.signInButton).toBeDisabled();
    for (const [field, value] of [
      [portal.email, sandbox.username],
      [portal.password, sandbox.password],
    ] as const) {
      await field.evaluate((input: HTMLInputElement, text) => (input.value = text), value);
    }
    await portal.signInButton.scrollIntoViewIfNeeded();
    const box = await portal.signInButton.boundingBox();
    if (!box) throw new Error('The button is not drawn.');
    const touch = await context.newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(portal.signInButton).toBeEnabled();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  },
);

test(
  'signs in with a password in any script and of the greatest length',
  { tag: '@10.ruling.14' },
  async ({ page, openSandbox, portal }) => {
    for (const password of ['camera🔐1234', '𠮷野家1234', 'กล้องหน้าบ้าน', 'a'.repeat(245)]) {
      const sandbox = await openSandbox('demo');
      await sandbox.patch('/accounts/1001', { password });
      await page.goto(`${sandbox.origin}/login`);
      await portal.signIn(sandbox.username, password);
      await expect(page, password).toHaveURL(`${sandbox.origin}/`);
    }
  },
);
