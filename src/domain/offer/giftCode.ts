import { cap, toPlainHyphens, toPlainText } from '../input/typedText';
import { GIFT_CODE_LENGTH } from './giftCodeLength';

const WHOLE_CODE = new RegExp(`^\\w{${GIFT_CODE_LENGTH}}$`);
/** The hyphen that a card prints between its two groups of five. */
const PRINTED_HYPHEN = /^(\w{5})-/;

const BEGUN_CODE = new RegExp(`^\\w{1,${GIFT_CODE_LENGTH}}$`);

/** `empty` and `incomplete` are not errors, because the customer is still typing. */
type GiftCodeState = 'empty' | 'incomplete' | 'accepted' | 'wrong';

export interface GiftCode {
  /** The code as shown and sent: trimmed, in capitals once it is accepted. */
  readonly code: string;
  readonly state: GiftCodeState;
}

/**
 * Normalizes a typed, pasted or filled code: plain characters, no spaces, truncated. Hyphens are
 * removed after five characters (`GIFT0-00001`), and once there are ten other characters
 * (`GIFT-000-001`); otherwise they are an error. Spec 5, 9.
 */
export function cappedGiftCode(raw: string): string {
  const plain = toPlainHyphens(toPlainText(raw)).replace(/ /g, '').replace(/-+/g, '-');
  // Removing a space or hyphen may leave an accent after a letter, so the text is composed again.
  const text = plain.replace(PRINTED_HYPHEN, '$1').normalize();
  const code = plain.replace(/-/g, '').normalize();
  return code.length < GIFT_CODE_LENGTH ? text : cap(code, GIFT_CODE_LENGTH);
}

/**
 * Validates a gift card code. The complete form is tested first, because the incomplete form
 * matches 10 characters too (ruling 26). Spec 5.
 */
export function checkGiftCode(raw: string): GiftCode {
  const code = raw.trim();
  if (WHOLE_CODE.test(code)) return { code: code.toUpperCase(), state: 'accepted' };
  if (code === '') return { code, state: 'empty' };
  return { code, state: BEGUN_CODE.test(code) ? 'incomplete' : 'wrong' };
}

/** A typed gift card code as it is validated and sent: in capitals once it is accepted. */
export const giftCodeAsTyped = (raw: string): string => checkGiftCode(cappedGiftCode(raw)).code;

/** Sizes of the groups in which a code is shown. */
export const GIFT_CODE_GROUPS: readonly number[] = [5, 5];

/** A mark would combine with the space before it. */
const FIRST_GROUP = /^(\w{5})(?=\P{M})/u;

/** A gift card code as shown in its field: in two groups, like on the card. */
export const giftCodeInField = (raw: string): string =>
  giftCodeAsTyped(raw).replace(FIRST_GROUP, '$1 ');
