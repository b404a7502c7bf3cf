/**
 * `npm test` runs a share of what takes long; `npm run reliability` runs all of it, for the numbers of
 * docs/reliability.md.
 */
export const ALL = process.env['RELIABILITY'] === 'all';

/** Every so many-th of a list that is in no order of weight: the same ones each time. */
export const shareOf = <Each>(list: readonly Each[], oneOf: number): readonly Each[] =>
  list.filter((_, place) => ALL || place % oneOf === 0);
