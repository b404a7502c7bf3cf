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
