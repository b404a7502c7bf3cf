import { isMet } from './aims';
import type { Rounds, Verdict } from './aims';
import type { PageLoad, PageLoads } from './app/pages/pageLoads';
import { NAMES, names } from './peers/contestants';
import { ratioOf, slopeOf } from './growth';
import type { Growth } from './growth';
import { median, summary } from './statistics';

/** A table of the speed of every contestant. */
export function speedTable(rounds: Rounds): string {
  const rows = names.map((name) => {
    const measured = rounds[name];
    if (!measured) return [NAMES[name], 'not available', ''];
    const { perSecond, p99 } = summary(measured);
    return [NAMES[name], Math.round(perSecond).toLocaleString('en-US'), p99.toFixed(2)];
  });
  return table([['', 'requests/s', 'p99 ms'], ...rows]);
}

/** A table of the verdicts: measured value, aim, and whether it is met. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  table([
    ['', 'measured', 'aim', ''],
    ...verdicts.map((verdict) => [verdict.what, ...measuredAndAim(verdict)]),
  ]);

function measuredAndAim(verdict: Verdict): [string, string, string] {
  const { value, unit, atLeast, atMost } = verdict;
  const aims = [
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
  ];
  // A value that was not measured meets no aim.
  if (value === null) return ['not available', aims.join(', '), ''];
  const measured = `${short(value)}${unit}`;
  const met = aims.length === 0 ? '' : isMet(verdict) ? 'met' : 'MISSED';
  return [measured, aims.join(', '), met];
}

/** A table of the growing costs, each at a small and at a large size. */
export const growthTable = (growths: readonly Growth[]): string =>
  table([
    ['what grows', 'small', 'large', 'ratio', 'slope', 'aim'],
    ...growths.map((growth) => {
      const [small, large] = [growth.small, growth.large].map(
        ({ size, cost }) => `${size.toLocaleString('en-US')}: ${short(cost)}${growth.unit}`,
      );
      const aim = growth.atMost === undefined ? '' : `≤ ${growth.atMost}×`;
      return [
        ...[growth.what, small ?? '', large ?? ''],
        ...[`${short(ratioOf(growth))}×`, String(short(slopeOf(growth))), aim],
      ];
    }),
  ]);

/** A table of the times of each page in ms: median, fastest and slowest round. */
export function loadTable(loads: PageLoads['loads']): string {
  const cell = (rounds: readonly PageLoad[], aspect: (load: PageLoad) => number | null) => {
    const times = rounds.map((round) => aspect(round) ?? NaN);
    if (times.some(Number.isNaN)) return '';
    const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
    return `${Math.round(middle)} (${Math.round(least)} to ${Math.round(most)})`;
  };
  return table([
    ['ms', 'first paint', 'usable', 'longest task', 'once usable'],
    ...Object.entries(loads).map(([name, rounds]) => [
      name,
      cell(rounds, ({ firstPaint }) => firstPaint),
      cell(rounds, ({ usable }) => usable),
      cell(rounds, ({ longestTask }) => longestTask),
      cell(rounds, ({ longestTaskOnceUsable }) => longestTaskOnceUsable),
    ]),
  ]);
}

/** Rounds to three significant digits. */
const short = (value: number): number => Number(value.toPrecision(3));

/** Columns as wide as needed; the first is left-aligned, the others right-aligned. */
function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at))))
      .join('   ')
      .trimEnd();
  return rows.map(line).join('\n');
}
