import type { Verdict } from '../aims';
import { median, medianRatio } from '../statistics';
import type { ListTime, ListTimes } from './listTimes';
import { GROUP_NAMES } from './groupNames';
import type { GroupCosts } from './groupCosts';

/** Ceilings against accidents: size and render time of a group relative to plain MUI. */
const WEIGHT_OVER_PLAIN = 1.35;
const MOUNT_OVER_PLAIN = 2.5;

/** The cost of each group of components relative to plain MUI. */
export const groupVerdicts = (groups: GroupCosts): Verdict[] =>
  GROUP_NAMES.flatMap((name) => {
    const { bytes, mounts } = groups[name];
    return [
      { what: `ui ${name}`, value: bytes.Ours / 1000, unit: ' kB' },
      {
        what: `ui ${name}: weight / plain MUI`,
        value: bytes.Ours / bytes.Plain,
        unit: '×',
        atMost: WEIGHT_OVER_PLAIN,
      },
      {
        what: `ui ${name}: mount / plain MUI`,
        value: medianRatio(mounts.Ours, mounts.Plain),
        unit: '×',
        atMost: MOUNT_OVER_PLAIN,
      },
    ];
  });

/** Growth of the device list, and its cost relative to a plain MUI list. Ratios of ms. */
export const listVerdicts = (times: ListTimes): Verdict[] => [
  ratio('toggle of 10,000 / of 100', 'toggle', times.ours10000, times.ours100, 1.3),
  ratio('toggle of 10,000 / naive of 100', 'toggle', times.ours10000, times.naive100, 0.3),
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

/** The median of the ratios per round, because disturbances of the machine affect both lists. */
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
