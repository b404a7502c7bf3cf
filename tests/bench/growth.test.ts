import { describe, expect, it } from 'vitest';
import { billGrowths, billVerdicts, pageCost } from './app/pages/billAims';
import { isMet } from './aims';
import { dialogGrowths, ratioOf, slopeOf } from './growth';
import { growthTable } from './report';

/**
 * The presses up to 10,000 bills, with one cost up to a number of bills and another one after it.
 */
const presses = (usual: number, from = Infinity, then = usual) =>
  Array.from({ length: 499 }, (_, at) => ((at + 2) * 20 > from ? then : usual));
const missed = (measured: readonly number[]) =>
  billVerdicts(measured)
    .filter((verdict) => !isMet(verdict))
    .map(({ what }) => what);

describe('bills', () => {
  it('takes the cost at a size from the last presses before it', () => {
    expect(pageCost(presses(10, 2600, 30), 3000)).toBe(30);
    expect(pageCost(presses(10, 3000, 30), 3000)).toBe(10);
    expect(pageCost(presses(10).slice(0, 140), 3000)).toBeNaN();
  });

  it('meets the aims at the limit and misses them just beyond', () => {
    expect(missed(presses(10, 2600, 15))).toEqual([]);
    expect(missed(presses(10, 2600, 15.01))).toEqual([expect.stringContaining('of 3,000')]);
    expect(missed(presses(10, 9600, 30))).toEqual([]);
    expect(missed(presses(10, 9600, 30.01))).toEqual([expect.stringContaining('of 10,000')]);
  });

  it('misses the aims for sizes that were not reached in time', () => {
    expect(missed(presses(10).slice(0, 498))).toHaveLength(2);
    expect(missed(presses(10).slice(0, 100))).toHaveLength(3);
  });
});

describe('a cost that grows', () => {
  const [, bills] = billGrowths(presses(10, 9000, 1000));
  it('gives the growth as a ratio and as a power of the size', () => {
    expect(bills && ratioOf(bills)).toBe(100);
    const [dialogs] = dialogGrowths({ one: [2, 1, 3], many: [4, 2000, 2000] });
    expect(dialogs && slopeOf(dialogs)).toBeCloseTo(1);
  });

  it('shows the growth in the table with its aim, if it has one', () => {
    const table = growthTable(billGrowths(presses(10, 2600, 20)));
    expect(table).toMatch(/one more page +520: 10 ms +3,000: 20 ms +2× +0\.396 +≤ 1\.5×\n/);
    expect(table).toMatch(/one more page +520: 10 ms +10,000: 20 ms +2× +0\.234 +≤ 3×$/);
  });
});
