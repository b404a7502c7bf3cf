import type { Verdict } from '../aims';
import { median } from '../statistics';
import { BILLS } from './billPages';
import type { PageTimes } from './billPages';

/** One more page of bills may cost little more because many are there. Ratio of ms. */
export const billVerdicts = ({ early, late }: PageTimes): Verdict[] => [
  {
    what: `bills: one more page of ${BILLS.toLocaleString('en-US')} at the end / at the beginning`,
    value: median(late) / median(early),
    unit: '×',
    atMost: 2.5,
  },
  { what: 'bills: one more page at the beginning', value: median(early), unit: ' ms' },
  { what: 'bills: one more page at the end', value: median(late), unit: ' ms' },
];
