import type { Verdict } from '../aims';
import { median, medianRatio } from '../statistics';
import type { ListTime, ListTimes } from './listTimes';
import type { PartSizes } from './partSizes';

/** Gzipped kB of 1000 bytes over the floor. The few parts that may cost more are named. */
const BUDGET_KB = 8;
const BUDGETS_KB: Readonly<Record<string, number>> = {
  // Rows, tick boxes and the search.
  DeviceList: 11,
  // Focus that is trapped and returned, and the way in and out.
  Dialog: 17,
  // MUI's theme and styling, which come once with the first dialog or menu and serve all of them.
  MuiParts: 24,
};

/** What is fetched when it is needed: by then the page is there. */
const LATER_KB: Readonly<Record<string, number>> = {
  // The first menu that opens brings MUI's theme.
  AppHeader: 44,
  // What draws more than 40 rows.
  DeviceList: 12,
};

/** What each part adds to a page, the dearest first; then what it fetches later. */
export const sizeVerdicts = ({ floor, parts, later }: PartSizes): Verdict[] => [
  { what: 'ui: React, theme and reset', value: floor / 1000, unit: ' kB' },
  ...dearestFirst(parts).map(([name, bytes]) =>
    weight(`ui: + ${name}`, bytes, BUDGETS_KB[name] ?? BUDGET_KB),
  ),
  ...dearestFirst(later).map(([name, bytes]) =>
    weight(`ui: + ${name}, fetched later`, bytes, LATER_KB[name] ?? BUDGET_KB),
  ),
];

const dearestFirst = (bytes: Readonly<Record<string, number>>) =>
  Object.entries(bytes).sort(([, one], [, other]) => other - one);

const weight = (what: string, bytes: number, atMost: number): Verdict => ({
  ...{ what, value: bytes / 1000, unit: ' kB', atMost },
});

/** How the device list grows, and how it stands beside a plain MUI list. Ratios of ms. */
export const listVerdicts = (times: ListTimes): Verdict[] => [
  ratio('toggle of 10,000 / of 100', 'toggle', times.ours10000, times.ours100, 1.2),
  ratio('toggle of 10,000 / naive of 100', 'toggle', times.ours10000, times.naive100, 0.2),
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
  const value = medianRatio(
    ours.map((round) => round[key]),
    theirs.map((round) => round[key]),
  );
  return {
    what: `device list: ${what}`,
    value,
    unit: '×',
    ...(atMost !== undefined && { atMost }),
  };
}
