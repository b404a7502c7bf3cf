import type { SlowEvent } from './watchTaps';

/** A touch, with its wall-clock time in ms. */
export interface Tap {
  readonly name: string;
  readonly at: number;
}

/** Event Timing reports nothing faster, in ms. */
export const FASTEST_REPORTED_MS = 16;

/**
 * Time from each tap to the next paint, in ms: the slowest of its events, like Interaction to Next
 * Paint. An event belongs to the last tap before it; a tap without events was fast.
 */
export function tapTimes(
  taps: readonly Tap[],
  events: readonly SlowEvent[],
): Readonly<Record<string, number>> {
  const times = taps.map(({ name, at }, index) => {
    const next = taps[index + 1]?.at ?? Infinity;
    const own = events.filter((event) => event.at >= at && event.at < next);
    return [name, Math.max(FASTEST_REPORTED_MS, ...own.map(({ ms }) => ms))] as const;
  });
  return Object.fromEntries(times);
}
