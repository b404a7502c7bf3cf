/** Invisible characters: format characters, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** The digits of a script are contiguous, and a run of digit characters contains whole scripts. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const dropInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** NFKC converts `¨` to a space with a combining accent. */
const LONE_ACCENT = / \p{M}+/gu;

/**
 * A typed, pasted or filled text in plain characters: NFKC-normalized, digits of every script as 0
 * to 9, every whitespace as a space, without invisible characters.
 */
export const toPlainText = (raw: string): string =>
  dropInvisible(raw)
    .normalize('NFKC')
    .replace(DIGITS, toAsciiDigit)
    .replace(/\s/g, ' ')
    .replace(LONE_ACCENT, ' ');

/** Hyphen characters, including the long vowel mark of Japanese keyboards. */
const HYPHEN = /[\p{Pd}\u2212\u30fc]/gu;

/** Replaces every hyphen and dash by `-`. Expects plain text. */
export const toPlainHyphens = (text: string): string => text.replace(HYPHEN, '-');

/** The longest prefix with at most `most` UTF-16 units that does not split a grapheme. */
export function cap(text: string, most: number): string {
  const next = new Intl.Segmenter('en').segment(text).containing(most);
  return text.slice(0, next?.index);
}

/** Removes leading whitespace and invisible characters. */
export const trimBlankStart = (text: string): string =>
  text.replace(/^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '');

/** Removes leading and trailing whitespace and invisible characters. */
export const trimBlank = (text: string): string =>
  trimBlankStart(text).replace(/[\s\p{Cf}]+$/u, '');
