import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { decodeReference } from '../../../../contracts/reference';
import type { Reference } from '../../../../contracts/reference';

/** How a reference is written. */
export const REFERENCE_SHAPE = 'R1-[0-9A-Z]{5}(?:-[0-9A-Z]{1,5})+';

/** The one reference that a page shows, as it is written. */
export async function referenceTextOn(page: Page | FrameLocator): Promise<string> {
  const shown = page.getByText(new RegExp(REFERENCE_SHAPE));
  await expect(shown.first()).toBeVisible();
  const words = await shown.first().innerText();
  return new RegExp(REFERENCE_SHAPE).exec(words)?.[0] ?? '';
}

/** What the reference on a page tells. */
export async function referenceOn(page: Page | FrameLocator): Promise<Reference | null> {
  return decodeReference(await referenceTextOn(page));
}

/** What support does with a reference: pastes it into the console and follows the link. What to do there. */
export async function reopenByConsole(page: Page, reference: string): Promise<string> {
  await page.goto('/__mock/');
  await page.getByRole('searchbox', { name: 'What the customer sees' }).fill(reference);
  const card = page.getByRole('article');
  const link = card.getByRole('link', { name: /^Open the same failure/ });
  const address = await link.getAttribute('href');
  const instruction = card.getByText(/^Next step: /);
  const act = (await instruction.count()) === 0 ? '' : await instruction.innerText();
  await page.goto(address ?? '');
  return act.replace('Next step: ', '');
}
