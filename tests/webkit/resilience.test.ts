import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { Key } from 'webdriverio';
import { textOf } from '../e2e/support/language/texts';
import { test } from './support/journey';

test.describe('without storage and cookies', () => {
  test.override({ args: ['--enable-html5-local-storage=false', '--cookies-policy=never'] });
  test('signs in with a second factor and opens plan and bills', async ({
    browser,
    openSandbox,
  }) => {
    const sandbox = await openSandbox({ scenario: 'second-factor' });
    await browser.url(`${sandbox.origin}/login`);
    await browser.$(`aria/${textOf('login.email')}`).setValue(sandbox.username);
    await browser.$(`aria/${textOf('login.password')}`).setValue(sandbox.password);
    await browser.$(`button*=${textOf('login.signIn')}`).click();
    await browser.$('aria/Verification code').setValue(SECOND_FACTOR_CODE);
    await browser.keys([Key.Enter]);
    await browser.$('h1*=Your plans').waitForDisplayed();
    await browser.$('main').$('a*=Cloud Recording').click();
    await browser.$('h1*=Cloud Recording').waitForDisplayed();
    await browser.$('a=Bills').click();
    await browser.$(`h1*=${textOf('menu.bills')}`).waitForDisplayed();
  });
});
