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
  ])('with $total rows: after page $pageNum follows $next', { tags: ['2.screen.38'] }, (given) => {
    expect(nextPageNum(page(0, given.rows, given.total), given.pageNum, 20)).toBe(given.next);
  });

  it('end at an empty page, regardless of the total', () => {
    expect(nextPageNum({ list: [], total: 100 }, 2, 20)).toBeUndefined();
  });

  it('contain every row exactly once for any total and page size', () => {
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

  it('that overlap after an insertion contain no duplicate rows', () => {
    const rows = rowsOf([page(0, 20, 45), page(19, 39, 46)], ({ id }) => id);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 39 }, (_, at) => at));
  });
});

it('of a row that is on two pages keep the first', () => {
  const pages = ['first', 'second'].map((name) => ({ list: [{ id: '1', name }], total: 1 }));
  expect(rowsOf(pages, ({ id }) => id)).toEqual([{ id: '1', name: 'first' }]);
});

describe('blocksOf', () => {
  it('keeps all rows in order, in blocks up to the size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (rows, size) => {
        const blocks = blocksOf(rows, size);
        expect(blocks.flat()).toEqual(rows);
        expect(blocks.slice(0, -1).every(({ length }) => length === size)).toBe(true);
        expect(blocks.every(({ length }) => length > 0 && length <= size)).toBe(true);
      }),
    );
  });

  it('sameItems compares items by identity', () => {
    const [one, other] = [{ id: 1 }, { id: 1 }];
    expect(sameItems([one, other], [one, other])).toBe(true);
    expect(sameItems([one], [other])).toBe(false);
    expect(sameItems([one], [one, one])).toBe(false);
    expect(sameItems([], [])).toBe(true);
  });
});
