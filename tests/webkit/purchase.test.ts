import { expect } from 'vitest';
import { textOf } from '../e2e/support/language/texts';
import { READY_TO_PAY, test } from './support/journey';

const PAID = 5;

test('buys a plan from home to the receipt', async ({ browser, enter }) => {
  const sandbox = await enter({ scenario: 'demo' });
  await browser.$(`button*=${textOf('home.addSubscription')}`).click();
  await browser.$(`[role="tab"]*=${textOf('packages.single')}`).click();
  await browser.$('label*=Monthly').click();
  await browser.$('label*=I agree to').$('input').click();
  await browser.$(`button*=${textOf('packages.subscribe')}`).click();
  await browser.$('label*=Garden').click();
  await browser.$('label*=PayPal').click();
  await browser.$('button*=Pay $2.99').click();
  await expect.poll(() => browser.getUrl()).toMatch(/\/__mock\/pay\//);
  await browser.$('button*=Pay $2.99').click();
  await browser.$('h1*=Payment successful').waitForDisplayed();
  expect(await browser.getUrl()).toBe(`${sandbox.origin}/paySuccess`);
  const receipt = await browser.$('main').getText();
  expect(receipt).toContain('$2.99');
  expect(receipt).toContain('Garden');
  expect(await sandbox.orders()).toMatchObject([{ status: PAID, cents: 299 }]);
});

test('keeps the choice of a page that comes back from the back/forward cache, and pays', async ({
  browser,
  enter,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: READY_TO_PAY });
  const terms = browser.$('label*=I agree to').$('input');
  await terms.click();
  await browser.$('label*=Garage').click();
  await browser.execute(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  // The driver hangs on the way back from another site, such as the provider's.
  await browser.url(`${sandbox.origin}/health.json`);
  await browser.back();
  await expect
    .poll(() => browser.execute(() => (window as { persisted?: boolean }).persisted))
    .toBe(true);
  expect(await terms.isSelected()).toBe(true);
  expect(await browser.$('label*=Garage').$('input').isSelected()).toBe(true);
  await browser.$('button*=Pay $9.99').click();
  await expect.poll(() => browser.getUrl()).toMatch(/\/__mock\/pay\//);
  await browser.$('button*=Pay $9.99').click();
  await browser.$('h1*=Payment successful').waitForDisplayed();
  expect(await sandbox.orders()).toMatchObject([{ status: PAID, cents: 999 }]);
});
