/** Reads the real time, in ms since 1970. Tests inject their own. */
export type RealTime = () => number;

/** The latest moment a clock may show: four-digit years keep ISO strings comparable. */
const LATEST_MS = Date.UTC(9999, 0, 1);
const EARLIEST_MS = Date.UTC(1970, 0, 1);

/**
 * Whether a clock can show a moment. Also false for an invalid date, since NaN fails both
 * comparisons.
 */
export const canBeShown = (moment: Date): boolean =>
  moment.getTime() >= EARLIEST_MS && moment.getTime() <= LATEST_MS;

/** The clock of one sandbox: real time plus an offset. */
export class Clock {
  private offsetMs = 0;

  constructor(private readonly realTime: RealTime) {}

  now(): Date {
    return new Date(this.realTime() + this.offsetMs);
  }

  /** The offset from real time, in whole s; negative when behind. */
  aheadS(): number {
    return Math.round(this.offsetMs / 1000);
  }

  /** Sets the current time. Returns false when the clock cannot show that moment. */
  set(now: Date): boolean {
    return this.setAhead(now.getTime() - this.realTime());
  }

  /**
   * Sets the offset from real time, in ms. Returns false when the clock cannot show that moment.
   */
  setAhead(offsetMs: number): boolean {
    if (!canBeShown(new Date(this.realTime() + offsetMs))) return false;
    this.offsetMs = offsetMs;
    return true;
  }

  aheadMs(): number {
    return this.offsetMs;
  }
}
