/**
 * A text as it is compared: one case, one kind of space, quote and hyphen, full-width letters as
 * narrow ones. What somebody copies from a screen, a mail or a chat differs in these.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201a\u2032`´]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u200b-\u200d\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
