/** Reads the real time, in ms since 1970. Tests pass their own. */
export type RealTime = () => number;

/** The latest moment a clock may show: four-digit years keep ISO strings comparable. */
const LATEST_MS = Date.UTC(9999, 0, 1);
const EARLIEST_MS = Date.UTC(1970, 0, 1);

/** Whether a clock can show a moment. Written so that an invalid date (NaN) is refused too. */
export const canBeShown = (moment: Date): boolean =>
  moment.getTime() >= EARLIEST_MS && moment.getTime() <= LATEST_MS;

/** The time of one sandbox: it runs like the real one, moved by an offset. */
export class Clock {
  private offsetMs = 0;

  constructor(private readonly realTime: RealTime) {}

  now(): Date {
    return new Date(this.realTime() + this.offsetMs);
  }

  /** How far it is ahead of the real time, in whole s; negative: behind. */
  aheadS(): number {
    return Math.round(this.offsetMs / 1000);
  }

  /** Sets the present moment; answers whether it is one this clock can show. */
  set(now: Date): boolean {
    return this.setAhead(now.getTime() - this.realTime());
  }

  /** Sets how far it is ahead of the real time, in ms; answers whether it can show that moment. */
  setAhead(offsetMs: number): boolean {
    if (!canBeShown(new Date(this.realTime() + offsetMs))) return false;
    this.offsetMs = offsetMs;
    return true;
  }

  aheadMs(): number {
    return this.offsetMs;
  }
}
