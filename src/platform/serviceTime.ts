/** The service's time at a moment of the page's own monotonic clock. */
interface Reading {
  readonly serviceMs: number;
  readonly pageMs: number;
}

let latest: Reading | null = null;

/** Notes the time of a response, as its `Date` header gives it; null if it has none. */
export function noteServiceTime(header: string | null): void {
  const serviceMs = Date.parse(header ?? '');
  if (!Number.isNaN(serviceMs)) latest = { serviceMs, pageMs: performance.now() };
}

/**
 * The service's current time, or null before its first response. Dates of the service are compared
 * with this one: the clock of the device may be wrong by any amount.
 */
export const serviceNow = (): Date | null =>
  latest && new Date(latest.serviceMs + performance.now() - latest.pageMs);
