/** An event that a page was slow to paint after: in ms of the wall clock. */
export interface SlowEvent {
  /** When the finger touched. */
  readonly at: number;
  /** Until the next paint. Event Timing rounds to 8 ms, and leaves out what is below 16. */
  readonly ms: number;
}

declare global {
  interface Window {
    /** Tells the one who measures at once: the next page knows nothing of it. */
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
