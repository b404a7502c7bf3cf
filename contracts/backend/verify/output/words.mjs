// @ts-check
/** Says in words what a pattern accepts: reports never show a regular expression. */

const TIME = '2026-12-03T09:30:00Z';

/**
 * A text that only the patterns of a kind accept, one that they refuse, and the kind in words.
 * @type {readonly (readonly [accepted: string, refused: string, words: string])[]}
 */
const KINDS = [
  [
    TIME,
    '1999-12-03T09:30:00Z',
    `a time of the years 2000 to 2999 in ISO 8601 with its zone, such as ${TIME}`,
  ],
  [TIME, '2026-12-03', `a time in ISO 8601 with its zone, such as ${TIME}`],
  ['https://pay.example.com/1', 'ftp://pay.example.com/1', 'an address that begins with https://'],
  ['application/json', 'text/html', 'a content type of JSON'],
  ['multipart/form-data; boundary=x', 'text/html', 'a multipart form'],
  ['12/31/2026 09:30:00', '2026', 'a time such as 12/31/2026 09:30:00'],
  ['en-US', 'english', 'a locale such as en-US'],
  ['2.99', '2', 'with two decimals'],
  ['2.99', '2.999', 'with at most two decimals'],
  ['404', '500', 'a status of 2xx or 4xx'],
  ['two words', '', 'not empty'],
  ['a-b_c-d_e', 'a b', 'without blanks'],
];

/** `^(day|month|year)$` is a list of words, in either way of writing the ends. */
const LIST = /^(?:\^|\\A)(?:\((?:\?:)?([\w-]+(?:\|[\w-]+)*)\)|([\w-]+))(?:\$|\\z)$/;

/**
 * The words that a pattern lists; none if it is no list.
 * @param {string | undefined} regex
 */
export const wordsIn = (regex) => {
  const [, list, single] = LIST.exec(regex ?? '') ?? [];
  return (list ?? single)?.split('|') ?? [];
};

/**
 * The pattern in JavaScript: pacts have the syntax of the verifier's library.
 * @param {string} regex
 */
const compiled = (regex) =>
  new RegExp(
    regex
      .replace(/^\(\?i\)/, '')
      .replace('\\A', '^')
      .replace('\\z', '$'),
    regex.startsWith('(?i)') ? 'i' : '',
  );

const FAR = 12;
const NUMBERS = Array.from({ length: 2 * FAR + 1 }, (_, at) => at - FAR);

/**
 * The whole numbers that a pattern accepts: `0 or more`, `-1, 1 or more`, `other than 5, 8, 9`.
 * @param {RegExp} pattern
 */
function numbersText(pattern) {
  const isRight = (/** @type {number} */ one) => pattern.test(String(one));
  const wrong = NUMBERS.filter((one) => !isRight(one));
  const [up, down] = [isRight(FAR), isRight(-FAR)];
  if (up && down) {
    const named = wrong.filter((one) => one >= 0 || !wrong.includes(-one));
    return named.length > 0 ? `other than ${named.join(', ')}` : null;
  }
  const [least, most] = [Number(wrong.at(-1)) + 1, Number(wrong[0]) - 1];
  const others = NUMBERS.filter((one) => isRight(one) && (up ? one < least : one > most));
  if (up) return [...others, `${least} or more`].join(', ');
  return down ? [`${most} or less`, ...others].join(', ') : null;
}

/**
 * What a pattern accepts, in words. A pattern of another kind is shown as it is.
 * @param {string} regex
 */
export function patternText(regex) {
  const words = wordsIn(regex);
  if (words.length === 1) return `exactly ${words[0]}`;
  if (words.length > 1) return `one of ${words.join(', ')}`;
  const pattern = compiled(regex);
  const [, , kind = numbersText(pattern)] =
    KINDS.find(([accepted, refused]) => pattern.test(accepted) && !pattern.test(refused)) ?? [];
  return kind ?? `that matches ${regex}`;
}
