import type { SlowEvent } from './watchTaps';

/** A touch, at a time of the wall clock in ms. */
export interface Tap {
  readonly name: string;
  readonly at: number;
}

/** Event Timing tells of nothing faster, in ms. */
export const FASTEST_REPORTED_MS = 16;

/**
 * From each tap to the next paint, in ms: the slowest of its events, as Interaction to Next Paint
 * has it. An event belongs to the last tap that came before it; a tap without any was fast.
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
