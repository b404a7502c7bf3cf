import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { toPlainHyphens, toPlainText } from '../input/typedText';

const WHOLE_CODE = new RegExp(`^\\w{${GIFT_CODE_LENGTH}}$`);
/** The hyphen that a card prints between the two halves of its code. */
const PRINTED_HYPHEN = new RegExp(`^(\\w{${GIFT_CODE_LENGTH / 2}})-`);

const BEGUN_CODE = new RegExp(`^\\w{1,${GIFT_CODE_LENGTH}}$`);

/** `empty` and `incomplete` are not errors, because the customer is still typing. */
type GiftCodeState = 'empty' | 'incomplete' | 'accepted' | 'wrong';

export interface GiftCode {
  /** The code as shown and sent: trimmed, in capitals once it is accepted. */
  readonly code: string;
  readonly state: GiftCodeState;
}

/** Words in one block or joined by hyphens, as cards print codes; a mark belongs to its letter. */
const BLOCK = /[\w\p{Script=Latin}\p{M}]+(?:-[\w\p{Script=Latin}\p{M}]+)*/gu;

/** Quotes, brackets and spaces around and within a code; `_` is a word character. */
const PUNCTUATION = /[^\P{P}_]|\s/gu;

const withoutHyphens = (text: string): string => text.replace(/-/g, '');

/** The code in a text such as `code: GIFT000001`; null if there is none. */
function codeInText(text: string): string | null {
  const blocks = (text.match(BLOCK) ?? []).map(withoutHyphens);
  const afterLabel = text.slice(text.lastIndexOf(':') + 1).replace(PUNCTUATION, '');
  const codes = [...blocks, afterLabel].filter((code) => WHOLE_CODE.test(code));
  // A word of ten letters is no code if there is one with digits.
  return codes.find((code) => /\d/.test(code)) ?? codes[0] ?? null;
}

/**
 * Cleans a typed, pasted or filled code: plain characters, no spaces, in capitals once it is
 * accepted. Hyphens are removed after five characters (`GIFT0-00001`) and where the code is complete
 * or would be too long (`GIFT-000-001`); otherwise they are an error.
 */
export function cleanGiftCode(raw: string): string {
  const plain = toPlainHyphens(toPlainText(raw));
  const begun = plain.replace(/ /g, '').replace(/-+/g, '-').replace(PRINTED_HYPHEN, '$1');
  // Removing a space or hyphen may leave an accent after a letter, so the text is composed again.
  const text = begun.normalize();
  const code = withoutHyphens(begun).normalize();
  const typed = text.length <= GIFT_CODE_LENGTH ? text : code;
  if (WHOLE_CODE.test(typed)) return typed.toUpperCase();
  return codeInText(plain)?.toUpperCase() ?? codeInText(typed)?.toUpperCase() ?? typed;
}

/**
 * Validates a gift card code. The complete form is tested first, because the incomplete form
 * matches 10 characters too.
 */
export function checkGiftCode(raw: string): GiftCode {
  const code = raw.trim();
  if (WHOLE_CODE.test(code)) return { code: code.toUpperCase(), state: 'accepted' };
  if (code === '') return { code, state: 'empty' };
  return { code, state: BEGUN_CODE.test(code) ? 'incomplete' : 'wrong' };
}
