/** An event with a slow next paint, in ms of the wall clock. */
export interface SlowEvent {
  /** Time of the touch. */
  readonly at: number;
  /** Time until the next paint. Event Timing rounds to 8 ms and omits values below 16. */
  readonly ms: number;
}

declare global {
  interface Window {
    /** Reports events at once, because the next page has no access to them. */
    tellSlowEvents(events: readonly SlowEvent[]): Promise<void>;
  }
}

/** Runs in the page before its own scripts. Reports all events of an interaction. */
export function watchTaps(): void {
  new PerformanceObserver((list) => {
    const events = (list.getEntries() as PerformanceEventTiming[])
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ startTime, duration }) => ({
        at: performance.timeOrigin + startTime,
        ms: duration,
      }));
    if (events.length > 0) void window.tellSlowEvents(events);
    // `durationThreshold` is missing in TypeScript's library.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
