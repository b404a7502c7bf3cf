import { isMet } from './aims';
import type { Rounds, Verdict } from './aims';
import { NAMES, names } from './contestants';
import { summary } from './statistics';

/** The speed of every contestant, for people. */
export function speedTable(rounds: Rounds): string {
  const rows = names.map((name) => {
    const measured = rounds[name];
    if (!measured) return [NAMES[name], 'not available', ''];
    const { perSecond, p99 } = summary(measured);
    return [NAMES[name], Math.round(perSecond).toLocaleString('en-US'), p99.toFixed(2)];
  });
  return table([['', 'requests/s', 'p99 ms'], ...rows]);
}

/** What it means, and whether it is what was promised. */
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
  const measured = value === null ? 'not available' : `${Number(value.toPrecision(3))}${unit}`;
  const met = aims.length === 0 ? '' : isMet(verdict) ? 'met' : 'MISSED';
  return [measured, aims.join(', '), met];
}

/** Columns as wide as needed; the first to the left, all others to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at))))
      .join('   ')
      .trimEnd();
  return rows.map(line).join('\n');
}
