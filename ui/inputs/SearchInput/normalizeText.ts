/** Letters that normalization does not decompose, and how people type them. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};
const letters = new RegExp(`[${Object.keys(WRITTEN_AS).join('')}]`, 'g');

/** Accents, Hebrew points and Arabic vowel signs; not Thai vowels and Japanese voice marks, which are letters. */
const marks =
  /(?=\p{M})[\u0300-\u036f\u0591-\u05c7\u0610-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/gu;

/**
 * Normalizes a text for search, independent of the browser's language: one case, one kind of space,
 * quote and hyphen, narrow letters, no accents or invisible characters. Text copied from a screen, a
 * mail or a chat differs in these.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    // NFKD would turn it into a space.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(marks, '')
    .toLowerCase()
    .replace(letters, (letter) => WRITTEN_AS[letter] ?? letter)
    .replace(/[\u2018\u2019\u201a\u2032`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
