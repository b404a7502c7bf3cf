import { EARLY } from './mock/sandboxCost';
import type { SandboxCost } from './mock/sandboxCost';
import { median, slope } from './statistics';
import type { DialogTimes } from './ui/dialogTimes';
import type { ListTime, ListTimes } from './ui/listTimes';
import { LISTS, MANY_DIALOGS } from './ui/sizes';
import type { ListName } from './ui/sizes';

interface Point {
  /** Number of items, such as devices or dialogs. */
  readonly size: number;
  readonly cost: number;
}

/** A cost that grows with the size of a world. */
export interface Growth {
  readonly what: string;
  readonly unit: string;
  readonly small: Point;
  readonly large: Point;
  /** Maximum ratio of the large cost to the small one, if there is an aim. */
  readonly atMost?: number;
}

export const ratioOf = ({ small, large }: Growth): number => large.cost / small.cost;

/** The exponent of the cost's growth with the size: 0 is constant, 1 is linear. */
export const slopeOf = (growth: Growth): number =>
  slope(ratioOf(growth), growth.large.size / growth.small.size);

/** Growth with the number of devices in the device selection. */
export function deviceGrowths(times: ListTimes): Growth[] {
  const of = (key: keyof ListTime, name: ListName): Point => ({
    size: LISTS[name][1],
    cost: median(times[name].map((round) => round[key])),
  });
  return (['mount', 'toggle'] as const).map((key) => ({
    what: `device list: ${key}`,
    unit: ' ms',
    small: of(key, 'ours10'),
    large: of(key, 'ours10000'),
  }));
}

/** Growth with the number of dialogs in the queue. */
export const dialogGrowths = ({ one, many }: DialogTimes): Growth[] => [
  {
    what: 'dialogs: each of a queue',
    unit: ' ms',
    small: { size: 1, cost: median(one) },
    large: { size: MANY_DIALOGS, cost: median(many) },
  },
];

/** Growth with the number of sandboxes on the mock server. */
export const sandboxGrowths = (cost: SandboxCost): Growth[] => [
  {
    what: 'sandboxes: making one more',
    unit: ' ms',
    small: { size: EARLY, cost: cost.msFirst },
    large: { size: cost.kept, cost: cost.msLast },
  },
  {
    what: 'sandboxes: resident memory',
    unit: ' MB',
    small: { size: 1, cost: cost.residentMbOfOne },
    large: { size: cost.kept, cost: cost.residentMb },
  },
];
