/** Lighter ones of the same kind, in place of what packages ask for. */
export const lighterPackages = {
  // The texts are compiled ahead.
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  // The same as modules, of which only what is used is kept.
  dayjs: 'dayjs/esm',
};
