/** `npm test` runs samples of large products; `npm run test:full` runs all of them. */
export const ALL = process.env['TEST_FULL'] === '1';

/** Every n-th item of a list; the same ones in every run. */
export const sample = <Item>(list: readonly Item[], oneOf: number): readonly Item[] =>
  list.filter((_, index) => ALL || index % oneOf === 0);
