import { prepareAllTexts } from '../i18n/LocaleProvider';
import type { Extent } from '../i18n/messages';

/** The texts that a screen behind sign-in needs. */
export type ScreenTexts = Exclude<Extent, 'first'>;

/** Home, which most customers open, waits for its own alone. */
export const screenTexts = (path: string): ScreenTexts => (path === '/' ? 'home' : 'all');

/** Fetches the texts of a screen beside its code. */
export function prepareTexts(path: string): void {
  if (screenTexts(path) === 'all') prepareAllTexts();
}
