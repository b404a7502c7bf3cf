/** One contestant in one round. */
export interface Measurement {
  /** Requests answered in a second. */
  readonly perSecond: number;
  /** Of 100 answers 99 took at most this long, in ms. */
  readonly p99: number;
}

/** The value that `share` (0 to 1) of all values do not exceed, by nearest rank. NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The middle value, or the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  return (percentile(values, 0.5) + percentile(values, 0.5 + 0.5 / values.length)) / 2;
}

/** The middle of all rounds. */
export const summary = (rounds: readonly Measurement[]): Measurement => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/**
 * How many times as much one contestant is as another: the middle of the ratios of each round. What
 * slows the machine down for a while slows both in the same round. NaN for no rounds.
 */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? NaN)));

/** How many times as fast one contestant is as another. */
export const speedRatio = (ours: readonly Measurement[], theirs: readonly Measurement[]): number =>
  medianRatio(
    ours.map(({ perSecond }) => perSecond),
    theirs.map(({ perSecond }) => perSecond),
  );

/**
 * How a cost grows with a size: the power of the size that it goes by. 0 does not grow, 1 grows as
 * the size does, 2 as its square.
 */
export const slope = (costRatio: number, sizeRatio: number): number =>
  Math.log(costRatio) / Math.log(sizeRatio);
