import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { decodeReference } from '../../../../contracts/vocabulary/reference/reference';
import type { Reference } from '../../../../contracts/vocabulary/reference/reference';

/** Pattern of a reference. */
export const REFERENCE_SHAPE = 'R1-[0-9A-Z]{5}(?:-[0-9A-Z]{1,5})+';

/** The text of the only reference on a page. */
export async function referenceTextOn(page: Page | FrameLocator): Promise<string> {
  const shown = page.getByText(new RegExp(REFERENCE_SHAPE));
  await expect(shown.first()).toBeVisible();
  const words = await shown.first().innerText();
  return new RegExp(REFERENCE_SHAPE).exec(words)?.[0] ?? '';
}

/** The decoded reference on a page. */
export async function referenceOn(page: Page | FrameLocator): Promise<Reference | null> {
  return decodeReference(await referenceTextOn(page));
}

/**
 * Pastes a reference into the console and follows its link, as support does; returns the
 * instruction.
 */
export async function reopenByConsole(page: Page, reference: string): Promise<string> {
  await page.goto('/__mock/');
  await page.getByRole('textbox', { name: 'What the customer sees' }).fill(reference);
  const card = page.getByRole('article').filter({ hasText: 'Seen in' });
  const link = card.getByRole('link', { name: /^Open the same failure/ });
  const address = await link.getAttribute('href');
  const instruction = card.getByText(/^Next step: /);
  const act = (await instruction.count()) === 0 ? '' : await instruction.innerText();
  // The bar would put the portal into a frame.
  await page.goto((address ?? '').replace('&bar=on', ''));
  return act.replace('Next step: ', '');
}
