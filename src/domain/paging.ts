/** One page of a list: its rows, and how many rows there are on all pages. */
export interface PageOfRows<Row = unknown> {
  readonly list: readonly Row[];
  readonly total: number;
}

/**
 * Number of the page that follows (pages count from 1), or undefined after the last one. A list that
 * ends before its total has ended: asking on and on would bring nothing.
 */
export const nextPageNum = (
  { list, total }: PageOfRows,
  pageNum: number,
  pageSize: number,
): number | undefined => (list.length > 0 && pageNum * pageSize < total ? pageNum + 1 : undefined);

/**
 * The rows of several pages in one list. A row that comes twice is kept once, where it came first:
 * when something new arrives between two pages, all rows move down by one.
 */
export function rowsOf<Row>(
  pages: readonly PageOfRows<Row>[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap(({ list }) => list)) {
    if (!rows.has(idOf(row))) rows.set(idOf(row), row);
  }
  return [...rows.values()];
}

/** Rows in blocks of a size, the last one shorter: what is drawn in blocks is looked at in blocks. */
export const blocksOf = <Row>(rows: readonly Row[], size: number): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );

/** Whether two lists hold the same items, not equal ones, in the same order. */
export const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
