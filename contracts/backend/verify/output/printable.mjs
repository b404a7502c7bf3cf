/** Text from a service, made safe for a terminal and for XML. */

const LONGEST = 200;

export const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

// Control characters (a terminal obeys ESC sequences), marks that turn the direction of the text, and
// what XML 1.0 cannot contain: lone surrogates and the last two characters of the plane.
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const codeOf = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The text with unprintable characters written as `\u001b`. */
export const printable = (text) => text.replace(UNPRINTABLE, codeOf);

/**
 * `1 error`, `2 errors`.
 * @param {number} count
 * @param {string} word
 */
export const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
