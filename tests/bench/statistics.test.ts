import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, medianRatio, percentile, slope, speedRatio, summary } from './statistics';

const at = (perSecond: number, p99 = 1) => ({ perSecond, p99 });
const numbers = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 });

describe('percentile', () => {
  it('returns the value that the given share of values does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('returns one of the values, with at least the given share not above it', () => {
    fc.assert(
      fc.property(numbers, fc.double({ noNaN: true, min: 0, max: 1 }), (values, share) => {
        const found = percentile(values, share);
        expect(values).toContain(found);
        const below = values.filter((value) => value <= found).length;
        expect(below / values.length).toBeGreaterThanOrEqual(share - 1e-9);
      }),
    );
  });
});

describe('median', () => {
  it('returns the middle value regardless of order and outliers', () => {
    expect(median([9, 1, 1000])).toBe(9);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([5])).toBe(5);
    expect(median([])).toBeNaN();
  });
});

describe('rounds', () => {
  it('summarizes rounds by their medians', () => {
    expect(summary([at(10, 3), at(1000, 1), at(20, 2)])).toEqual({ perSecond: 20, p99: 2 });
  });

  it('compares rounds one by one, so that a slow round does not distort the ratio', () => {
    const ours = [at(200), at(20), at(200)];
    const theirs = [at(100), at(10), at(100)];
    expect(speedRatio(ours, theirs)).toBe(2);
    expect(speedRatio(ours, [])).toBeNaN();
  });

  it('returns NaN for a ratio without a counterpart for each value', () => {
    expect(medianRatio([2, 9, 3], [1, 3, 1])).toBe(3);
    expect(medianRatio([1, 2], [1])).toBeNaN();
  });
});

describe('slope', () => {
  it('returns the exponent of a cost’s growth with the size', () => {
    const grown = fc.double({ noNaN: true, min: 2, max: 1e4 });
    fc.assert(
      fc.property(grown, fc.double({ noNaN: true, min: -1, max: 3 }), (size, power) => {
        expect(slope(size ** power, size)).toBeCloseTo(power);
      }),
    );
    expect([slope(1, 1000), slope(1000, 1000)]).toEqual([0, 1]);
  });
});
