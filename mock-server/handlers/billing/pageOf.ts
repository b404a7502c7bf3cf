/** One page of a list; pages count from 1. A page past the end is empty. */
export const pageOf = <Row>(
  list: readonly Row[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Row[] => list.slice((pageNum - 1) * pageSize, pageNum * pageSize);
