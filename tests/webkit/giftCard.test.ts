import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { Key } from 'webdriverio';
import { expect } from 'vitest';
import { textOf } from '../e2e/support/language/texts';
import { test } from './support/journey';

test('takes a gift card code typed, pasted and composed, and loses nothing of a complete one', async ({
  browser,
  enter,
}) => {
  const sandbox = await enter({ scenario: 'gift-cards', path: '/giftCard' });
  const field = browser.$(`aria/${textOf('giftCard.code')}`);
  const holds = (value: string) => expect.poll(() => field.getValue()).toBe(value);

  await field.addValue('gift-000-001');
  await holds(GIFT_CODE);

  // A further character in the middle is not taken, and none is lost.
  await browser.keys([Key.ArrowLeft]);
  await browser.keys([Key.ArrowLeft]);
  await field.addValue('9x-');
  await holds(GIFT_CODE);
  await compose(browser, 'x');
  await holds(GIFT_CODE);

  await browser.keys([Key.Ctrl, 'a']);
  await browser.keys([Key.Ctrl, 'x']);
  await holds('');
  await browser.keys([Key.Ctrl, 'v']);
  await holds(GIFT_CODE);

  await browser.keys([Key.Ctrl, 'a']);
  await browser.keys([Key.Delete]);
  await holds('');
  await compose(browser, 'Ｇ');
  await holds('G');
  await field.addValue(GIFT_CODE.slice(1));
  await holds(GIFT_CODE);
  await browser.keys([Key.Enter]);
  await browser.$(`h1*=${textOf('giftCard.chooseHeading')}`).waitForDisplayed();
  expect(await browser.getUrl()).toBe(`${sandbox.origin}/giftCard/${GIFT_CODE}/packages`);
  expect(await sandbox.requests('giftCardCheck')).toHaveLength(1);
});

/**
 * Composes a character as an input method does: GTK's own composes the digits of its code point after
 * Control, Shift and U.
 */
async function compose(browser: WebdriverIO.Browser, sign: string): Promise<void> {
  const digits = (sign.codePointAt(0) ?? 0).toString(16);
  await browser
    .action('key')
    .down(Key.Ctrl)
    .down(Key.Shift)
    .down('U')
    .up('U')
    .up(Key.Shift)
    .up(Key.Ctrl)
    .perform();
  for (const key of [...digits, Key.Enter]) await browser.keys([key]);
}
