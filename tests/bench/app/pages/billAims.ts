import type { Verdict } from '../../aims';
import type { Growth } from '../../growth';
import { median } from '../../statistics';

export const BILLS = 10_000;
export const PAGE_SIZE = 20;
/** All of them must be there so soon, in ms. */
export const LIMIT_MS = 300_000;

/** Presses that are looked at together. */
const TIMED = 20;
/** The very first presses warm up and do not count. */
const WARM_UP = 5;

/** Bills on the page after the first presses that count, and where the aim stands. */
const FEW = (1 + WARM_UP + TIMED) * PAGE_SIZE;
const MANY = 3000;
/** Most that one more page may cost, beside the first ones. */
const MOST_GROWTH = { [MANY]: 1.5, [BILLS]: 3 };

const number = (bills: number) => bills.toLocaleString('en-US');

/**
 * What one more page costs when so many bills are there with it, in ms: the middle of the last
 * presses. NaN when there were not so many.
 */
export function pageCost(presses: readonly number[], bills: number): number {
  const end = bills / PAGE_SIZE - 1;
  return presses.length < end ? NaN : median(presses.slice(end - TIMED, end));
}

/** One more page of bills may cost little more because many are there. */
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

/** The same cost as more and more are there. */
export const billGrowths = (presses: readonly number[]): Growth[] =>
  ([MANY, BILLS] as const).map((bills) => ({
    what: 'bills: one more page',
    unit: ' ms',
    small: { size: FEW, cost: pageCost(presses, FEW) },
    large: { size: bills, cost: pageCost(presses, bills) },
    atMost: MOST_GROWTH[bills],
  }));
