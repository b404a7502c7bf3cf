import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, medianRatio, percentile, slope, speedRatio, summary } from './statistics';

const at = (perSecond: number, p99 = 1) => ({ perSecond, p99 });
const numbers = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 });

describe('percentile', () => {
  it('is the value that so many others do not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('is one of the values, and so many are not above it', () => {
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
  it('is the middle, whatever the order and the outliers', () => {
    expect(median([9, 1, 1000])).toBe(9);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([5])).toBe(5);
    expect(median([])).toBeNaN();
  });
});

describe('rounds', () => {
  it('are summed up by their middle', () => {
    expect(summary([at(10, 3), at(1000, 1), at(20, 2)])).toEqual({ perSecond: 20, p99: 2 });
  });

  it('are compared each with itself, so that a slow one spoils nothing', () => {
    const ours = [at(200), at(20), at(200)];
    const theirs = [at(100), at(10), at(100)];
    expect(speedRatio(ours, theirs)).toBe(2);
    expect(speedRatio(ours, [])).toBeNaN();
  });

  it('have a ratio only where each has one to stand beside', () => {
    expect(medianRatio([2, 9, 3], [1, 3, 1])).toBe(3);
    expect(medianRatio([1, 2], [1])).toBeNaN();
  });
});

describe('slope', () => {
  it('is the power of the size that a cost goes by', () => {
    const grown = fc.double({ noNaN: true, min: 2, max: 1e4 });
    fc.assert(
      fc.property(grown, fc.double({ noNaN: true, min: -1, max: 3 }), (size, power) => {
        expect(slope(size ** power, size)).toBeCloseTo(power);
      }),
    );
    expect([slope(1, 1000), slope(1000, 1000)]).toEqual([0, 1]);
  });
});
