import { cutInControls, misplacedTexts } from '../../support/misplacedTexts';

/** Texts and controls that are cut off, off the page or on top of something else. */
export async function layoutFaults(browser: WebdriverIO.Browser): Promise<string[]> {
  await browser.execute(() => document.fonts.ready);
  return [...(await browser.execute(misplacedTexts)), ...(await browser.execute(cutInControls))];
}
