import type { Verdict } from '../aims';
import { median } from '../statistics';
import type { ListTime, ListTimes } from './listTimes';
import type { PartSizes } from './partSizes';

/** Gzipped kB of 1000 bytes over the floor. The few parts that may cost more are named. */
const BUDGET_KB = 8;
const BUDGETS_KB: Readonly<Record<string, number>> = { DeviceList: 19, Dialog: 17 };

/** What each part adds to a page, the dearest first. */
export const sizeVerdicts = ({ floor, parts }: PartSizes): Verdict[] => [
  { what: 'ui: React, theme and reset', value: floor / 1000, unit: ' kB' },
  ...Object.entries(parts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, bytes]) => ({
      what: `ui: + ${name}`,
      value: bytes / 1000,
      unit: ' kB',
      atMost: BUDGETS_KB[name] ?? BUDGET_KB,
    })),
];

/** How the device list grows, and how it stands beside a plain MUI list. Ratios of ms. */
export const listVerdicts = (times: ListTimes): Verdict[] => [
  ratio('toggle of 10,000 / of 100', 'toggle', times.ours10000, times.ours100, 1.2),
  ratio('toggle of 100 / naive of 100', 'toggle', times.ours100, times.naive100, 0.2),
  ratio('toggle of 1,000 / naive of 1,000', 'toggle', times.ours1000, times.naive1000),
  ratio('mount of 10,000 / of 1,000', 'mount', times.ours10000, times.ours1000, 1.3),
  ratio('mount of 1,000 / naive of 1,000', 'mount', times.ours1000, times.naive1000),
  ...Object.entries(times).flatMap(([name, rounds]) =>
    (['mount', 'toggle'] as const).map((key) => ({
      what: `device list ${name}: ${key}`,
      value: median(rounds.map((round) => round[key])),
      unit: ' ms',
    })),
  ),
];

/** The middle of the ratios of each round: what slows the machine for a while slows both. */
function ratio(
  what: string,
  key: keyof ListTime,
  ours: readonly ListTime[],
  theirs: readonly ListTime[],
  atMost?: number,
): Verdict {
  const value = median(ours.map((round, at) => round[key] / (theirs[at]?.[key] ?? NaN)));
  return {
    what: `device list: ${what}`,
    value,
    unit: '×',
    ...(atMost !== undefined && { atMost }),
  };
}
