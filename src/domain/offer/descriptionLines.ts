/** No line may break here. */
const WORD_JOINER = '\u2060';

/** A plan's description as lines: `#` marks a line break. "e-mail" stays on one line. */
export const descriptionLines = (description: string): string[] =>
  description
    .split('#')
    .map((line) => line.trim().replace(/\b(\p{L}-)(?=\p{L})/gu, `$1${WORD_JOINER}`))
    .filter((line) => line !== '');
