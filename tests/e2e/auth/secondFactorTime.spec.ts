import { expect, test } from '../support/journey';
import { USER_AGENTS } from '../support/fakeNativeApp';

test(
  'counts down in mm:ss and continues after a reload until Resend is enabled',
  { tag: ['@4.state.13', '@4.state.14', '@3.storage.14', '@9.const.20'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('second-factor');
    await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const timer = page.getByRole('timer', { name: 'Code expires in' });
    await expect(timer).toHaveText(/expires in (10:00|09:5\d)$/);
    await page.clock.fastForward('04:00');
    // Screen readers announce whole minutes and seconds, but not every second.
    await expect(portal.status(/expires in (6 minutes|5 minutes 5\d seconds)\.$/)).toBeAttached();
    await expect(timer).toHaveText(/expires in 05:5\d$/);
    await page.clock.fastForward('00:30');
    await expect(portal.status(/another/)).toHaveCount(0);
    await page.reload();
    await expect(timer).toHaveText(/expires in 05:[012]\d$/);
    await page.clock.fastForward('06:00');
    await expect(timer).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveText('The code has expired. Send a new one.');
    await expect(portal.button('Send a new code')).toBeEnabled();
  },
);

test.describe('inside the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'shows Resend as text until 60 s have passed, even after a reload, and keeps the focus in place',
    { tag: '@9.const.21' },
    async ({ page, openSandbox, portal }) => {
      const sandbox = await openSandbox('second-factor');
      await page.clock.install();
      await page.goto(`${sandbox.origin}/login`);
      await portal.signIn(sandbox.username, sandbox.password);
      const resend = portal.button('Send a new code');
      // The page's clock also runs in real time, so a slow machine loses some seconds.
      await expect(page.getByText(/You can send a new code in (01:00|00:5\d)$/)).toBeVisible();
      await page.clock.fastForward(30_000);
      await page.reload();
      await expect(page.getByText(/new code in 00:([012]\d|30)$/)).toBeVisible();
      await expect(resend).toHaveCount(0);
      await page.clock.fastForward(30_000);

      await sandbox.fault({ call: 'resendSecondCertification', kind: 'http', status: 503 });
      await resend.press('Enter');
      await expect(page.getByText('Couldn’t send a code. Try again.')).toBeVisible();
      await expect(resend).toBeFocused();
      await resend.press('Enter');
      await expect(portal.status('A new code is on its way')).toBeVisible();
      const line = page.getByText(/You can send a new code in (01:00|00:5\d)$/);
      await expect(line).toBeVisible();
      await expect(page.locator(':focus')).toHaveText(/You can send a new code in 0/);
      await page.clock.fastForward('01:01');
      await expect(resend).toBeFocused();
      expect(await sandbox.requests('resendSecondCertification')).toHaveLength(2);

      // The focus stays in the code field if the customer has moved there.
      await resend.press('Enter');
      await expect(line).toBeVisible();
      const code = page.getByRole('textbox', { name: 'Verification code' });
      await code.focus();
      await page.clock.fastForward('01:01');
      await expect(resend).toBeVisible();
      await expect(code).toBeFocused();
    },
  );
});
