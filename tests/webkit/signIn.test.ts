import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect } from 'vitest';
import { textOf } from '../e2e/support/language/texts';
import { test } from './support/journey';

test('signs in with a second factor', async ({ browser, openSandbox }) => {
  const sandbox = await openSandbox({ scenario: 'second-factor' });
  await browser.url(`${sandbox.origin}/login`);
  await browser.$(`aria/${textOf('login.email')}`).setValue(sandbox.username);
  await browser.$(`aria/${textOf('login.password')}`).setValue(sandbox.password);
  await browser.$(`button*=${textOf('login.signIn')}`).click();
  await browser.$('aria/Verification code').waitForExist();
  // The customer types the code without a press.
  await browser.keys(SECOND_FACTOR_CODE);
  await browser.keys('Enter');
  await browser.$(`h1*=${textOf('home.title')}`).waitForDisplayed();
  expect(await browser.getUrl()).toBe(`${sandbox.origin}/`);
  expect(await sandbox.requests('verifySecondCertification')).toHaveLength(1);
});
