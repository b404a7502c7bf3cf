/** WCAG 1.3.5, 3.3.7 and 3.3.8: browsers and password managers can fill in the fields. */
import type { Locator, Page } from '@playwright/test';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';

const purposes = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('input:not([type="checkbox"]):not([type="radio"]), select')].map(
        (field) => field.getAttribute('autocomplete'),
      ),
    );

/** Pastes from the clipboard with the keyboard, as a customer does. */
async function paste(page: Page, field: Locator, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(text);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('names the purpose of the fields of sign-in and second factor, and accepts pasted text', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('second-factor');
  await page.goto(`${sandbox.origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  expect(await purposes(page)).toEqual(['username', 'current-password']);
  await paste(page, portal.email, sandbox.username);
  await paste(page, portal.password, sandbox.password);
  await portal.signInButton.click();

  const code = page.locator('input[autocomplete="one-time-code"]');
  await paste(page, code, SECOND_FACTOR_CODE);
  expect(await purposes(page)).toEqual(['one-time-code']);
});
