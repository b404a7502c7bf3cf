import { prepareTexts } from '../i18n/LocaleProvider';
import type { Extent } from '../i18n/messages';

/** The texts that a screen behind sign-in needs. */
export type ScreenTexts = Exclude<Extent, 'first'>;

/** The screens that lead to an order, with what they ask on the way. */
const ORDER_PATHS =
  /^\/(billAddress|defaultPackage|giftCard|package\/renewal|packages|promotions|trialPackage)(\/|$)/;

/** What most customers open, and what they are to buy from, waits for its own texts alone. */
export function screenTexts(path: string): ScreenTexts {
  if (path === '/') return 'home';
  return ORDER_PATHS.test(path) ? 'order' : 'all';
}

/** Fetches the texts of a screen beside its code. */
export const prepareScreenTexts = (path: string): void => prepareTexts(screenTexts(path));
