/**
 * What the oldest supported browsers lack (Safari 16, Chrome 109, pages that are not served over
 * https). The build rewrites newer syntax, but nothing adds a method that is missing: a web view
 * would meet it as an error in the middle of a purchase.
 */

/** Members that are missing on whatever has them. */
const MEMBERS = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'],
  ...['union', 'intersection', 'difference', 'symmetricDifference'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ...['isWellFormed', 'toWellFormed', 'getOrInsert', 'getOrInsertComputed'],
  ...['checkVisibility', 'startViewTransition', 'showPopover', 'hidePopover', 'togglePopover'],
  ...['randomUUID', 'subtle', 'requestIdleCallback', 'userActivation'],
  ...['toHex', 'toBase64', 'setHTML', 'moveBefore', 'requestClose'],
];

/** Members that are missing on this one. */
const MEMBERS_OF = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  CSS: ['registerProperty'],
  Error: ['isError'],
  Intl: ['DurationFormat'],
  Iterator: ['from', 'concat'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  screen: ['orientation'],
};

const GLOBALS = [
  ...['requestIdleCallback', 'cancelIdleCallback', 'Iterator', 'Temporal', 'URLPattern'],
  ...['OffscreenCanvas', 'CompressionStream', 'DecompressionStream', 'Float16Array', 'scheduler'],
];

const message = 'Safari 16, Chrome 109 or a page without https do not have it.';

/** ESLint rules for code that a browser runs. */
export const newerThanOldest = {
  'no-restricted-properties': [
    'error',
    ...MEMBERS.map((property) => ({ property, message })),
    ...Object.entries(MEMBERS_OF).flatMap(([object, properties]) =>
      properties.map((property) => ({ object, property, message })),
    ),
  ],
  'no-restricted-globals': ['error', ...GLOBALS.map((name) => ({ name, message }))],
  'no-restricted-syntax': [
    'error',
    { selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: `Lookbehind: ${message}` },
    { selector: 'Literal[regex.flags=/v/]', message: `Flag v: ${message}` },
  ],
};
