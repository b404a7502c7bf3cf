import { Key } from 'webdriverio';
import { expect } from 'vitest';
import { savesOf } from '../e2e/support/pages/addressPage';
import { ADJUST, bindings } from '../e2e/support/pages/planDevices';
import { textOf } from '../e2e/support/language/texts';
import { test } from './support/journey';

test('changes the billing address to a country found by its name', async ({ browser, enter }) => {
  const sandbox = await enter({ scenario: 'billing-address', path: '/billAddress' });
  await browser.$('a*=United States').click();
  await browser.$('[role="combobox"]').setValue('germ');
  await expect.poll(() => browser.$$('[role="option"]').length).toBe(1);
  await browser.$('[role="option"]').click();
  await browser.$('a*=Germany').waitForDisplayed();
  await browser.$(`aria/${textOf('billAddress.postal')}`).setValue('10115');
  await browser.$(`aria/${textOf('billAddress.address')}`).setValue('Invalidenstr. 1, Berlin');
  await browser.$(`button*=${textOf('billAddress.save')}`).click();
  await expect
    .poll(() => savesOf(sandbox))
    .toMatchObject([{ countryCode: 'DEU', postal: '10115', address: 'Invalidenstr. 1, Berlin' }]);
});

test('turns renewal off with the keyboard alone, and the dialog holds and returns the focus', async ({
  browser,
  enter,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
  const focused = () => browser.execute(() => document.activeElement?.textContent);
  const dialog = browser.$('[role="dialog"]');
  await browser.$('button*=Turn off renewal').waitForDisplayed();
  // Tab skips the links, as in Safari.
  const passed = await tabTo(browser, 'Turn off renewal');
  expect(passed).not.toContain(textOf('app.skipToContent'));
  await browser.keys([Key.Enter]);
  await dialog.waitForDisplayed();
  expect(await focused()).toMatch(textOf('renewal.keepOn'));
  for (let presses = 0; presses < 4; presses += 1) {
    await browser.keys([Key.Tab]);
    expect(
      await browser.execute(() => document.activeElement?.closest('[role="dialog"]') !== null),
    ).toBe(true);
  }
  await browser.keys([Key.Escape]);
  await dialog.waitForDisplayed({ reverse: true });
  expect(await focused()).toMatch(/^Turn off renewal/);

  await browser.keys([Key.Enter]);
  await dialog.waitForDisplayed();
  await dialog.$('button*=Turn off renewal').click();
  await browser.$('button*=Turn on renewal').waitForDisplayed();
  expect(await sandbox.bodies('updateSubscribeStatus')).toMatchObject([{ subscribeStatus: 0 }]);
});

/** Presses Tab until the button has the focus; returns the texts of the controls before it. */
async function tabTo(browser: WebdriverIO.Browser, name: string): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await browser.keys([Key.Tab]);
    const text = await browser.execute(() => document.activeElement?.textContent ?? '');
    if (text.startsWith(name)) return passed;
    passed.push(text);
  }
  throw new Error(`Tab does not reach "${name}", only: ${passed.join(', ')}`);
}

test('covers another device', async ({ browser, enter }) => {
  const sandbox = await enter({ scenario: 'plan-with-room', path: ADJUST });
  await browser.$('label*=Garden').click();
  await browser.$(`button*=${textOf('adjustDevice.update')}`).click();
  await browser.$('[role="status"]*=Now covered: Garden').waitForExist();
  expect(await bindings(sandbox)).toEqual([{ deviceIds: ['40002'], packageId: '70001', type: 0 }]);
});

test('changes the language without a reload', async ({ browser, openSandbox }) => {
  const { origin } = await openSandbox({ scenario: 'demo' });
  await browser.url(`${origin}/login`);
  await browser.$(`aria/${textOf('login.email')}`).setValue('me@homeview.example');
  await browser.$('select').selectByAttribute('value', 'de-DE');
  await browser.$('h1*=Willkommen zu Hause').waitForDisplayed();
  expect(await browser.$('aria/E-Mail').getValue()).toBe('me@homeview.example');
  expect(await browser.$('html').getAttribute('lang')).toBe('de-DE');
  await browser.refresh();
  await browser.$('h1*=Willkommen zu Hause').waitForDisplayed();
});
