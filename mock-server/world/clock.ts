import { DAY_MS, addMonths } from './calendar';

/** Reads the real time, in ms since 1970. Tests inject their own. */
export type RealTime = () => number;

/** The years that a saved clock may show: those of a time of the contract. */
const LATEST_MS = Date.UTC(2999, 0, 1);
const EARLIEST_MS = Date.UTC(2000, 0, 1);

/** How far a clock can be set ahead, in years: every period on the way takes time and space. */
const MOST_YEARS = 10;

/** A moment that a clock can't be set to; the message gives the reason. */
export class BadMoment extends Error {}

/** @throws BadMoment also for an invalid date, since NaN fails every comparison. */
export function refuseFarMoment(moment: Date, realNow: number): void {
  const at = moment.getTime();
  // A day more, because time passes between the choice of a moment and its check.
  const latest = addMonths(new Date(realNow), MOST_YEARS * 12).getTime() + DAY_MS;
  if (at >= EARLIEST_MS && at <= latest) return;
  throw new BadMoment(`This clock is out of range: from 2000 to ${MOST_YEARS} years after today.`);
}

const canBeShown = (ms: number): boolean => ms >= EARLIEST_MS && ms <= LATEST_MS;

/** The clock of one sandbox: real time plus an offset. */
export class Clock {
  private offsetMs = 0;

  constructor(private readonly realTime: RealTime) {}

  now(): Date {
    return new Date(this.realTime() + this.offsetMs);
  }

  /** Sets the current time. @throws BadMoment. */
  set(now: Date): void {
    const real = this.realTime();
    refuseFarMoment(now, real);
    this.offsetMs = now.getTime() - real;
  }

  /** Sets the offset from real time of a saved clock, in ms. @throws BadMoment. */
  setAhead(offsetMs: number): void {
    if (!canBeShown(this.realTime() + offsetMs)) throw new BadMoment('clock is out of range.');
    this.offsetMs = offsetMs;
  }

  aheadMs(): number {
    return this.offsetMs;
  }
}
