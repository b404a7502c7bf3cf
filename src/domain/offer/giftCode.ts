import { cap, toPlainHyphens, toPlainText } from '../input/typedText';

/** Characters of a gift card code, and the most its field holds. Spec 9. */
export const GIFT_CODE_LENGTH = 10;

const WHOLE_CODE = /^\w{10}$/;
const BEGUN_CODE = /^\w{1,10}$/;

/** `empty` and `incomplete` are no mistakes: the customer is not done yet. */
type GiftCodeState = 'empty' | 'incomplete' | 'accepted' | 'wrong';

export interface GiftCode {
  /** As it is shown and sent: without spaces around it, in capitals once it is accepted. */
  readonly code: string;
  readonly state: GiftCodeState;
}

/**
 * A typed, pasted or filled code in plain characters, without spaces, then capped. Hyphens are dropped
 * once ten other characters are there (`GIFT-000-001`); until then they are wrong. Spec 5, 9.
 */
export function cappedGiftCode(raw: string): string {
  const plain = toPlainHyphens(toPlainText(raw)).replace(/ /g, '').replace(/-+/g, '-');
  // What stood behind a space or hyphen may be an accent, which belongs to the letter before it now.
  const text = plain.normalize();
  const code = plain.replace(/-/g, '').normalize();
  return code.length < GIFT_CODE_LENGTH ? text : cap(code, GIFT_CODE_LENGTH);
}

/**
 * Judges a gift card code. The whole code is tested before the begun one, which 10 characters would
 * pass as well (ruling 26). Spec 5.
 */
export function checkGiftCode(raw: string): GiftCode {
  const code = raw.trim();
  if (WHOLE_CODE.test(code)) return { code: code.toUpperCase(), state: 'accepted' };
  if (code === '') return { code, state: 'empty' };
  return { code, state: BEGUN_CODE.test(code) ? 'incomplete' : 'wrong' };
}

/** A gift card code as it stands in its field: in capitals once it is accepted. */
export const giftCodeAsTyped = (raw: string): string => checkGiftCode(cappedGiftCode(raw)).code;
