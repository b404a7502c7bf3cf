import type { Verdict } from '../../aims';
import { median } from '../../statistics';
import type { TapTimes } from './purchaseTaps';

const MOST_MS = 100;

/**
 * The median of every tap of the purchase, slowest first; then, without an aim, the worst of all
 * rounds and a button that does almost nothing.
 */
export const tapVerdicts = ({ bare, purchase }: TapTimes): Verdict[] => [
  ...Object.entries(purchase)
    .map(([name, rounds]) => ({
      what: `tap to next paint: ${name}`,
      value: median(rounds),
      unit: ' ms',
      atMost: MOST_MS,
    }))
    .sort((one, other) => other.value - one.value),
  {
    what: 'tap to next paint: the slowest of all rounds',
    value: Math.max(...Object.values(purchase).flat()),
    unit: ' ms',
  },
  { what: 'tap to next paint: a bare button', value: median(bare), unit: ' ms' },
];
