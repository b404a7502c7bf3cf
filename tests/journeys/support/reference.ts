import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { decodeReference } from '../../../contracts/reference';
import type { Reference } from '../../../contracts/reference';

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
