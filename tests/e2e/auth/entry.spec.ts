/** WCAG 1.3.5, 3.3.7 and 3.3.8: browsers and password managers can fill in the fields. */
import type { Page } from '@playwright/test';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { paste } from '../support/typing';

const purposes = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('input:not([type="checkbox"]):not([type="radio"]), select')].map(
        (field) => field.getAttribute('autocomplete'),
      ),
    );

test('names the purpose of the fields of sign-in and second factor, and accepts pasted text', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('second-factor');
  await page.goto(`${sandbox.origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  expect(await purposes(page)).toEqual(['username', 'current-password']);
  await paste(portal.email, sandbox.username);
  await expect(portal.email).toHaveValue(sandbox.username);
  await paste(portal.password, sandbox.password);
  await expect(portal.password).toHaveValue(sandbox.password);
  await portal.signInButton.click();

  const code = page.locator('input[autocomplete="one-time-code"]');
  await paste(code, SECOND_FACTOR_CODE);
  await expect(code).toHaveValue(SECOND_FACTOR_CODE);
  expect(await purposes(page)).toEqual(['one-time-code']);
});
