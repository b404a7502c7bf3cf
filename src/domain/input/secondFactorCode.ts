import { toPlainText } from './typedText';

/** A word next to the code means that the customer pasted the whole message. */
const WORD = /\p{L}{2}/u;

/** Digits of a message, in one block or separated by a space or hyphen. */
const BLOCKS = /\d+(?:[ -]\d+)*/g;

const isCodeLike = (digits: string): boolean => digits.length >= 4 && digits.length <= 8;

const dropOthers = (text: string): string => text.replace(/\D/g, '');

const longest = (all: readonly string[]): string =>
  all.reduce((best, next) => (next.length > best.length ? next : best), '');

/** The code in a message that may also contain durations, dates and phone numbers. */
function codeInMessage(message: string): string {
  const single = message.split(/\D/).filter(isCodeLike);
  const joined = (message.match(BLOCKS) ?? []).map(dropOthers);
  return longest(single) || longest(joined.filter(isCodeLike)) || longest(joined);
}

/** The digits of the second-factor code in a typed, pasted or filled text. */
export function secondFactorCodeAsTyped(raw: string): string {
  const text = toPlainText(raw);
  return WORD.test(text) ? codeInMessage(text) : dropOthers(text);
}
