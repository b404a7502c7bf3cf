import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, nextPageNum, rowsOf, sameItems } from './paging';

const page = (from: number, to: number, total: number) => ({
  list: Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ id: String(from + at) })),
  total,
});

describe('pages of a list', () => {
  it.each([
    { rows: 0, total: 0, pageNum: 1, next: undefined },
    { rows: 19, total: 19, pageNum: 1, next: undefined },
    { rows: 20, total: 20, pageNum: 1, next: undefined },
    { rows: 20, total: 21, pageNum: 1, next: 2 },
    { rows: 1, total: 21, pageNum: 2, next: undefined },
    { rows: 20, total: 45, pageNum: 2, next: 3 },
    { rows: 5, total: 45, pageNum: 3, next: undefined },
  ])('of $total rows: after page $pageNum comes $next', { tags: ['2.screen.38'] }, (given) => {
    expect(nextPageNum(page(0, given.rows, given.total), given.pageNum, 20)).toBe(given.next);
  });

  it('end where a page is empty, whatever the total says', () => {
    expect(nextPageNum({ list: [], total: 100 }, 2, 20)).toBeUndefined();
  });

  it('bring every row exactly once, whatever the total and the size of a page', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), (total, size) => {
        const pages = [];
        for (let num: number | undefined = 1; num !== undefined;) {
          const last = page((num - 1) * size, Math.min(total, num * size), total);
          pages.push(last);
          num = nextPageNum(last, num, size);
        }
        expect(pages).toHaveLength(Math.max(1, Math.ceil(total / size)));
        expect(rowsOf(pages, ({ id }) => id).map(({ id }) => Number(id))).toEqual(
          Array.from({ length: total }, (_, at) => at),
        );
      }),
    );
  });

  it('that overlap, since a row was added between them, name no row twice', () => {
    const rows = rowsOf([page(0, 20, 45), page(19, 39, 46)], ({ id }) => id);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 39 }, (_, at) => at));
  });
});

describe('rows in blocks', () => {
  it('are all there, in order, and no block is longer than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (rows, size) => {
        const blocks = blocksOf(rows, size);
        expect(blocks.flat()).toEqual(rows);
        expect(blocks.slice(0, -1).every(({ length }) => length === size)).toBe(true);
        expect(blocks.every(({ length }) => length > 0 && length <= size)).toBe(true);
      }),
    );
  });

  it('are the same where their items are, and not where one is another', () => {
    const [one, other] = [{ id: 1 }, { id: 1 }];
    expect(sameItems([one, other], [one, other])).toBe(true);
    expect(sameItems([one], [other])).toBe(false);
    expect(sameItems([one], [one, one])).toBe(false);
    expect(sameItems([], [])).toBe(true);
  });
});
