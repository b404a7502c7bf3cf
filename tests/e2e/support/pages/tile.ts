import type { Locator } from '@playwright/test';

/**
 * The tile around a visually hidden radio button, which a finger touches. Clicking the radio button
 * itself would need `force`, which does not wait until the tile is stable.
 */
export const tileOf = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');
