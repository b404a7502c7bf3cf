import type { Verdict } from '../../aims';
import type { Growth } from '../../growth';
import { median } from '../../statistics';

export const BILLS = 10_000;
export const PAGE_SIZE = 20;
/** Time limit for loading all bills, in ms. */
export const LIMIT_MS = 300_000;

/** Number of presses that are evaluated together. */
const TIMED = 20;
/** The first presses warm up and do not count. */
const WARM_UP = 5;

/** Number of bills after the first presses that count, and the sizes with an aim. */
const FEW = (1 + WARM_UP + TIMED) * PAGE_SIZE;
const MANY = 3000;
/** Maximum cost of one more page relative to the first ones. */
const MOST_GROWTH = { [MANY]: 1.5, [BILLS]: 3 };

const number = (bills: number) => bills.toLocaleString('en-US');

/**
 * The cost of the page that ends at this many bills, in ms: the median of the last presses up to
 * it. NaN if there were fewer bills.
 */
export function pageCost(presses: readonly number[], bills: number): number {
  const end = bills / PAGE_SIZE - 1;
  return presses.length < end ? NaN : median(presses.slice(end - TIMED, end));
}

/** One more page of bills may cost only slightly more because many are there. */
export const billVerdicts = (presses: readonly number[]): Verdict[] => [
  ...([MANY, BILLS] as const).map((bills) => ({
    what: `bills: one more page of ${number(bills)} at the end / at the beginning`,
    value: pageCost(presses, bills) / pageCost(presses, FEW),
    unit: '×' as const,
    atMost: MOST_GROWTH[bills],
  })),
  {
    what: `bills: shown within ${LIMIT_MS / 1000} s`,
    value: (presses.length + 1) * PAGE_SIZE,
    unit: '',
    atLeast: BILLS,
  },
];

/** The growth of the same cost with the number of bills. */
export const billGrowths = (presses: readonly number[]): Growth[] =>
  ([MANY, BILLS] as const).map((bills) => ({
    what: 'bills: one more page',
    unit: ' ms',
    small: { size: FEW, cost: pageCost(presses, FEW) },
    large: { size: bills, cost: pageCost(presses, bills) },
    atMost: MOST_GROWTH[bills],
  }));
