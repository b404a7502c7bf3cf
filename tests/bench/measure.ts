/** Nothing is aimed at when both are missing. */
interface Aim {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A measured number. */
export interface Measure extends Aim {
  readonly what: string;
  readonly value: number;
  /** `×` for a ratio to something measured in the same run. */
  readonly unit: '×' | 'ms' | 's' | 'kB' | 'MB' | '';
}

export const measure = (
  what: string,
  value: number,
  unit: Measure['unit'],
  aim: Aim = {},
): Measure => ({ what, value, unit, ...aim });

/** The middle value of all rounds. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The median of the ratios of each round: a disturbance affects both values of one round. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? NaN)));

export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Measure): boolean =>
  value <= atMost && value >= atLeast;
