import { expect } from 'vitest';
import { textOf } from '../e2e/support/language/texts';
import { cutInControls, misplacedTexts } from '../support/misplacedTexts';
import { test } from './support/journey';

test('opens a bill from the list', async ({ browser, enter }) => {
  await enter({ scenario: 'many-bills', path: '/bills' });
  const bill = browser.$('main').$('a[href^="/bills/"]');
  await bill.waitForExist();
  await expect.poll(() => browser.$$('main [aria-busy="true"]').length).toBe(0);
  await bill.click();
  await browser.$('h1*=Bill').waitForDisplayed();
  await browser.$(`button*=${textOf('bill.print')}`).waitForDisplayed();
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
    expect(shown).toContain('Bill 80001');
    expect(shown).toContain('Amount $2.99');
    for (const control of [textOf('bill.print'), textOf('home.title'), 'Gift card', '/']) {
      expect(shown.split('\n').map((line) => line.trim())).not.toContain(control);
    }
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
