import type { Page } from '@playwright/test';
import { brokenLines } from '../../../support/brokenLines';
import { cutInControls, misplacedTexts } from '../../../support/misplacedTexts';

/** Every text on a page that a customer cannot read completely. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const found = [...(await page.evaluate(misplacedTexts)), ...(await page.evaluate(cutInControls))];
  return [...new Set(found)];
}

/** Every line of a page that breaks where no reader would break it. */
export async function lineFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(brokenLines);
}
