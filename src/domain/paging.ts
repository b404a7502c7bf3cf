/** One page of a list, with the number of rows on all pages. */
export interface PageOfRows<Row = unknown> {
  readonly list: readonly Row[];
  readonly total: number;
}

/**
 * Number of the next page (starting at 1), or undefined after the last one. An empty page ends the
 * list even if the total is higher, which prevents endless requests.
 */
export const nextPageNum = (
  { list, total }: PageOfRows,
  pageNum: number,
  pageSize: number,
): number | undefined => (list.length > 0 && pageNum * pageSize < total ? pageNum + 1 : undefined);

/**
 * The rows of several pages in one list. Duplicates are removed: an insertion between two requests
 * moves all later rows down by one.
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

/** Splits rows into blocks of a size, which are rendered and memoized separately. */
export const blocksOf = <Row>(rows: readonly Row[], size: number): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );

/** Whether two lists contain identical items in the same order. */
export const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
