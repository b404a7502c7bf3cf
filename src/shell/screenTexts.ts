import { prepareTexts } from '../i18n/LocaleProvider';
import { TEXT_PARTS } from '../i18n/textParts';
import type { TextPart } from '../i18n/textParts';

/** Which texts a screen needs beside those of every screen, by where it is; the first that fits. */
const BY_PATH: readonly (readonly [RegExp, readonly TextPart[]])[] = (
  [
    [/^\/$/, []],
    [/^\/(defaultPackage|packages)(\/|$)/, ['order']],
    [/^\/billAddress(\/|$)/, ['address']],
    [/^\/package\/renewal(\/|$)/, ['order', 'address']],
    [/^\/(promotions|trialPackage|giftCard\/.*\/selectDevice)(\/|$)/, ['order', 'offer']],
    [/^\/giftCard(\/|$)/, ['order', 'address', 'offer']],
    [/^\/(bills|payFailed|paySuccess|subscription)(\/|$)/, ['rest']],
  ] satisfies [RegExp, TextPart[]][]
).map(([path, parts]) => [path, ['first', 'home', ...parts]]);

/** The texts that a screen behind sign-in needs: the same list every time. */
export const screenTexts = (path: string): readonly TextPart[] =>
  BY_PATH.find(([paths]) => paths.test(path))?.[1] ?? TEXT_PARTS;

/** Fetches the texts of a screen beside its code. */
export const prepareScreenTexts = (path: string): void => prepareTexts(screenTexts(path));
