/** Characters that cannot be seen: format characters, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** The ten digits of a script stand in order, and a run of digits has whole scripts in it. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const dropInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** NFKC makes a space with an accent over it of `¨`. */
const LONE_ACCENT = / \p{M}+/gu;

/**
 * A typed, pasted or filled text in plain characters: full-width forms as those they stand for (NFKC),
 * the digits of every script as 0 to 9, each kind of space as a space, nothing invisible.
 */
export const toPlainText = (raw: string): string =>
  dropInvisible(raw)
    .normalize('NFKC')
    .replace(DIGITS, toAsciiDigit)
    .replace(/\s/g, ' ')
    .replace(LONE_ACCENT, ' ');

/** What people write for a hyphen, among it the long vowel mark of a Japanese keyboard. */
const HYPHEN = /[\p{Pd}\u2212\u30fc]/gu;

/** Every kind of hyphen and dash as `-`. For plain text. */
export const toPlainHyphens = (text: string): string => text.replace(HYPHEN, '-');

/** The longest start of a text with at most `most` UTF-16 units that cuts through no grapheme. */
export function cap(text: string, most: number): string {
  const next = new Intl.Segmenter('en').segment(text).containing(most);
  return text.slice(0, next?.index);
}

/** Drops spaces and other characters that cannot be seen from the start of a free text. */
export const trimBlankStart = (text: string): string =>
  text.replace(/^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '');

/** Drops them from its end as well. */
export const trimBlank = (text: string): string =>
  trimBlankStart(text).replace(/[\s\p{Cf}]+$/u, '');
