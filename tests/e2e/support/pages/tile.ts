import type { Locator } from '@playwright/test';

/**
 * The tile around a radio button, which lies hidden under it: what a finger touches. A press of the
 * button itself would have to be forced, and a forced one does not wait until the tile stands still.
 */
export const tileOf = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');
