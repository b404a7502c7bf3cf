import type { Page } from '@playwright/test';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { hold } from '../support/watch/hold';

const RIGHT_CODE = SECOND_FACTOR_CODE;

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });

/** Keys that a second factor leaves in local storage. */
const keptOfIt = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hv.secondFactor')));

test(
  'leads from a sign to the code, submits it once on Enter, and opens the requested page',
  {
    tag: ['@4.state.04', '@4.state.05', '@2.route.02', '@2.screen.03', '@3.storage.13', '@engines'],
  },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('second-factor');
    const release = await hold(page, /verifySecondCertification/);
    const redirectUrl = '/subscription/70001';
    await page.goto(`${sandbox.origin}/login?${new URLSearchParams({ redirectUrl })}`);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(/\/login\/certification\?redirectUrl=/);
    expect(await page.evaluate(() => localStorage.getItem('hv.secondFactorSign'))).toMatch(/\S/);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(portal.button('Send a new code')).toBeVisible();
    await expect(portal.button('Confirm')).toBeDisabled();

    const code = codeField(page);
    // The customer types the code without a press.
    await expect(code).toBeFocused();
    await page.keyboard.type(RIGHT_CODE);
    await expect(code).toHaveValue(RIGHT_CODE);
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-busy', 'true');
    await code.press('7');
    await code.press('Enter');
    await expect(code).toHaveValue(RIGHT_CODE);
    await expect(code).toBeFocused();
    release();
    await expect(page).toHaveURL(`${sandbox.origin}${redirectUrl}`);
    expect(await keptOfIt(page)).toEqual([]);
    expect(await sandbox.requests('verifySecondCertification')).toHaveLength(1);
  },
);

test('ends the second factor on going back to sign-in, even when the response comes later', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('second-factor');
  const release = await hold(page, /verifySecondCertification/);
  const redirectUrl = '/subscription/70001';
  await page.goto(`${sandbox.origin}/login?${new URLSearchParams({ redirectUrl })}`);
  await portal.signIn(sandbox.username, sandbox.password);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await keptOfIt(page)).toHaveLength(2);
  const asked = page.waitForRequest(/verifySecondCertification/);
  await codeField(page).fill(RIGHT_CODE);
  await codeField(page).press('Enter');
  await asked;
  await portal.button('Back to sign-in').click();
  await expect(portal.email).toBeVisible();
  const answered = page.waitForResponse(/verifySecondCertification/);
  release();
  await (await answered).finished();
  // The late response has been handled by the time this attempt has failed.
  await portal.signIn(sandbox.username, 'not-the-password');
  await expect(portal.alert(/password is not right/)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  expect(await keptOfIt(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBeNull();

  const nothingWaits = page.getByText('No sign-in on this device is waiting for a code.');
  await page.goBack();
  await expect(nothingWaits).toBeVisible();
  await page.reload();
  await expect(nothingWaits).toBeVisible();
  expect(await keptOfIt(page)).toEqual([]);
});

test(
  'lets the customer correct a wrong code and replace an expired one',
  { tag: ['@8.error.39', '@8.error.40', '@8.error.43', '@8.error.44', '@4.state.15'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('second-factor');
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    const resend = portal.button('Send a new code');
    const code = codeField(page);
    await expect(resend).toBeDisabled();
    await code.fill('000000');
    await code.press('Enter');
    await expect(portal.alert('Wrong code. Check it and try again.')).toBeVisible();
    await expect(resend).toBeDisabled();

    await sandbox.advance('PT11M', 'age');
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(page.getByText('This code has expired. Send a new one.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('The code has expired. Send a new one.');
    await expect(resend).toBeEnabled();
    // The code stays expired, whatever the next response says.
    await sandbox.fault({
      call: 'verifySecondCertification',
      kind: 'code',
      code: 560119,
      times: 1,
    });
    await code.fill('111111');
    await code.press('Enter');
    await expect(page.getByText('Wrong code. Check it and try again.')).toBeVisible();
    await expect(resend).toBeEnabled();

    await sandbox.fault({ call: 'resendSecondCertification', kind: 'http', status: 503 });
    await resend.click();
    await expect(page.getByText('Couldn’t send a code. Try again.')).toBeVisible();
    await resend.click();
    await expect(page.getByText('A new code is on its way')).toBeVisible();
    await code.fill(RIGHT_CODE);
    await code.press('Enter');
    await expect(portal.heading('Your plans')).toBeVisible();
  },
);
