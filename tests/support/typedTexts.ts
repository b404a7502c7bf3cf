import fc from 'fast-check';

/** All characters that match a pattern. */
const charactersOf = (kind: RegExp): readonly string[] =>
  Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    kind.test(character),
  );

const ASCII = [...'GIFTaz019_ !"#&\'()*+,-./:;<=>?@[]{}~'];
const DIGITS = charactersOf(/\p{Nd}/u);
const INVISIBLE = charactersOf(/[\p{Cf}\u034f\u115f\u3164\ufe0f]/u);
const SEPARATORS = [...charactersOf(/[\p{Zs}\p{Pd}]/u), '\t', '\u2212', 'ー'];
const GRAPHEMES = [
  '🎁',
  '👍🏽',
  '👩‍👩‍👧',
  '🇩🇪',
  '❤️',
  '𠮷',
  'é',
  'e\u0301',
  'ก็',
  '한',
  'ß',
  '¨',
  'ﬁ',
  'ΐ',
  '〒',
];

/** A typed character: mostly ASCII, plus everything that keyboards and pasting insert. */
const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ASCII) },
  { weight: 3, arbitrary: fc.constantFrom(...DIGITS) },
  // Full-width forms.
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0xff01, max: 0xff5e }).map((code) => String.fromCodePoint(code)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...INVISIBLE) },
  { weight: 2, arbitrary: fc.constantFrom(...SEPARATORS) },
  { weight: 2, arbitrary: fc.constantFrom(...GRAPHEMES) },
);

export const typedText = (maxLength = 24): fc.Arbitrary<string> =>
  fc.array(sign, { maxLength }).map((signs) => signs.join(''));

const segmenter = new Intl.Segmenter('en');

/** Splits a text into graphemes, each of which a keyboard inserts at once. */
export const graphemesOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
