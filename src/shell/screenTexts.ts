import { prepareTexts } from '../i18n/LocaleProvider';
import { TEXT_PARTS } from '../i18n/textParts';
import type { TextPart } from '../i18n/textParts';

/** The screens that lead to an order, with what they ask on the way. */
const ORDER_PATHS =
  /^\/(billAddress|defaultPackage|giftCard|package\/renewal|packages|promotions|trialPackage)(\/|$)/;

/** A plan, its devices and bills, and what became of an order. */
const REST_PATHS = /^\/(bills|payFailed|paySuccess|subscription)(\/|$)/;

/** The texts that a screen behind sign-in needs. */
export function screenTexts(path: string): readonly TextPart[] {
  if (path === '/') return HOME;
  if (ORDER_PATHS.test(path)) return ORDER;
  return REST_PATHS.test(path) ? REST : TEXT_PARTS;
}

// One list each, for it to be the same one every time.
const HOME: readonly TextPart[] = ['first', 'home'];
const ORDER: readonly TextPart[] = [...HOME, 'order'];
const REST: readonly TextPart[] = [...HOME, 'rest'];

/** Fetches the texts of a screen beside its code. */
export const prepareScreenTexts = (path: string): void => prepareTexts(screenTexts(path));
