/** One contestant in one round. */
export interface Measurement {
  /** Responses per second. */
  readonly perSecond: number;
  /** 99 of 100 responses took at most this long, in ms. */
  readonly p99: number;
}

/**
 * The value that `share` (0 to 1) of all values does not exceed, by nearest rank. NaN for an empty
 * list.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The middle value, or the mean of the two middle ones. NaN for an empty list. */
export function median(values: readonly number[]): number {
  return (percentile(values, 0.5) + percentile(values, 0.5 + 0.5 / values.length)) / 2;
}

/** The medians of all rounds. */
export const summary = (rounds: readonly Measurement[]): Measurement => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/**
 * The ratio of two contestants: the median of the ratios of each round, because disturbances of the
 * machine affect both in the same round. NaN without rounds.
 */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? NaN)));

/** The speed of one contestant relative to another. */
export const speedRatio = (ours: readonly Measurement[], theirs: readonly Measurement[]): number =>
  medianRatio(
    ours.map(({ perSecond }) => perSecond),
    theirs.map(({ perSecond }) => perSecond),
  );

/** The exponent of a cost's growth with a size: 0 is constant, 1 is linear, 2 is quadratic. */
export const slope = (costRatio: number, sizeRatio: number): number =>
  Math.log(costRatio) / Math.log(sizeRatio);
