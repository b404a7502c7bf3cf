import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { request } from 'playwright';
import { expect } from 'vitest';
import { Key } from 'webdriverio';
import { serverGroup } from '../../.ci/servers.mjs';
import { textOf } from '../e2e/support/language/texts';
import { portalRoutes } from '../e2e/support/pages/routes';
import { Sandbox } from '../e2e/support/sandbox';
import { test } from './support/journey';

/** Options of the app's server. */
const PREVIEW = ['preview', '--config', 'tests/e2e/support/preview.config.ts'];

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

test('says that there is no connection, and opens the page once there is one', async ({
  browser,
}) => {
  const mock = serverGroup();
  const mockPort = await mock.startMock();
  let app = serverGroup();
  try {
    const port = await app.startApp(PREVIEW, mockPort);
    const context = await request.newContext({ baseURL: `http://localhost:${port}` });
    const sandbox = await Sandbox.open(context, { scenario: 'demo' });
    await browser.url(sandbox.url);
    const plan = browser.$('main').$('a*=Cloud Recording');
    await plan.waitForDisplayed();
    await app.end();
    await plan.click();
    await browser
      .$('main')
      .$(`button*=${textOf('common.tryAgain')}`)
      .waitForDisplayed();
    app = serverGroup();
    await app.startApp(PREVIEW, mockPort, port);
    await browser.$('h1*=Cloud Recording').waitForDisplayed();
    expect(await browser.$('main').getText()).toContain('Front door');
  } finally {
    await app.end();
    await mock.end();
  }
});
