import { expect } from 'vitest';
import { textOf } from '../e2e/support/language/texts';
import { cutInControls, misplacedTexts } from '../support/misplacedTexts';
import { test } from './support/journey';

test('opens the bill whose row is pressed', async ({ browser, enter }) => {
  await enter({ scenario: 'many-bills', path: '/bills' });
  const row = browser.$('main tbody tr');
  const address = await row.$('a').getAttribute('href');
  // The link lies over the cell, so the driver would refuse a click on the cell itself.
  const price = await row.$('td:last-child');
  await browser.action('pointer').move({ origin: price }).down().up().perform();
  await browser.$(`button*=${textOf('bill.print')}`).waitForDisplayed();
  expect(await browser.getUrl()).toBe(address);
});

test('lays a bill out for paper at every width of the window', async ({ browser, enter }) => {
  await enter({ scenario: 'billing-address', path: '/bills/80001' });
  await browser.$('h1*=Bill 80001').waitForDisplayed();
  await expect.poll(() => browser.$('main').getText()).toContain('Irvine');
  await browser.$(`button*=${textOf('bill.print')}`).waitForDisplayed();
  // WebKit prints with the rules for the width of the window, not of the paper.
  await browser.execute(layOutForPaper);
  for (const width of [390, 320, 1280]) {
    await browser.setWindowSize(width, 800);
    expect(await browser.execute(misplacedTexts), `${width} px`).toEqual([]);
    expect(await browser.execute(cutInControls), `${width} px`).toEqual([]);
    const shown = await browser.$('body').getText();
    expect(shown).toContain('INV-80001');
    expect(shown).not.toContain(textOf('bill.print'));
    expect(shown).not.toContain(textOf('home.title'));
  }
});

/** Runs in the page: applies the rules for paper to the window, because the driver can't print. */
function layOutForPaper(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print') {
        rule.media.mediaText = 'screen';
      }
    }
  }
}
