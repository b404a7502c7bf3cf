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
 * What a field of at most 10 characters holds of a text that was typed or pasted: full-width letters
 * as the plain ones they stand for, and cut only once the spaces around it are gone. Spec 5, 9.
 */
export const cappedGiftCode = (raw: string): string =>
  raw.normalize('NFKC').trim().slice(0, GIFT_CODE_LENGTH);

/**
 * Judges a gift card code. The whole code is tested before the begun one, which 10 characters would
 * pass as well (ruling 26). Spec 5.
 */
export function judgeGiftCode(raw: string): GiftCode {
  const code = raw.trim();
  if (WHOLE_CODE.test(code)) return { code: code.toUpperCase(), state: 'accepted' };
  if (code === '') return { code, state: 'empty' };
  return { code, state: BEGUN_CODE.test(code) ? 'incomplete' : 'wrong' };
}
