import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect } from 'vitest';
import { Key } from 'webdriverio';
import { textOf } from '../e2e/support/language/texts';
import { portalRoutes } from '../e2e/support/pages/routes';
import { test } from './support/journey';

const PATHS = portalRoutes
  .filter(({ path, guarded }) => guarded && !path.includes('x1'))
  .map(({ path }) => path);

test('shows the same page after a reload, on every route without parameters', async ({
  browser,
  enter,
}) => {
  const { origin } = await enter({ scenario: 'demo' });
  await browser.$(`h1*=${textOf('home.title')}`).waitForDisplayed();
  for (const path of PATHS) {
    await browser.url(origin + path);
    await browser.$('h1').waitForExist();
    const [url, title] = [await browser.getUrl(), await browser.$('h1').getText()];
    await browser.refresh();
    await browser.$('h1').waitForExist();
    expect(await browser.getUrl(), path).toBe(url);
    await expect.poll(() => browser.$('h1').getText(), { message: path }).toBe(title);
  }
});

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
