/** Reads the real time, in ms since 1970. Tests pass their own. */
export type RealTime = () => number;

/** The latest moment a clock may show: four-digit years keep ISO strings comparable. */
const LATEST_MS = Date.UTC(9999, 0, 1);
const EARLIEST_MS = Date.UTC(1970, 0, 1);

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
    const time = now.getTime();
    // Written so that an invalid date (NaN) is refused too.
    if (!(time >= EARLIEST_MS && time <= LATEST_MS)) return false;
    this.offsetMs = time - this.realTime();
    return true;
  }
}
