import { scenarios } from '../scenarios/registry';
import { emptyWorld } from '../world/world';
import type { Amounts, NamedDay } from './words/amounts';

interface Bill {
  readonly cents: number;
  /** The days on which something happened to it, with and without the year. */
  readonly days: ReadonlySet<string>;
}

/** How a case's bills match the sums and days of a text. */
export interface BillMatch {
  /** Id of a scenario. */
  readonly id: string;
  /** `both`: one bill has a sum and a day of the text; `near`: only its sum is close to one. */
  readonly match: 'both' | 'one' | 'near';
  readonly because: string;
}

const HOUR_MS = 3_600_000;
/** The time zones of the earth reach from 12 hours behind UTC to 14 hours ahead. */
const ZONES = [-12, 0, 14];

const keyOf = ({ day, month, year }: NamedDay): string => `${year ?? ''}/${month}/${day}`;

/** The days of a moment by the calendars of all time zones. */
function daysOf(moment: string): string[] {
  return ZONES.flatMap((hours) => {
    const date = new Date(new Date(moment).getTime() + hours * HOUR_MS);
    const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1];
    return [null, date.getUTCFullYear()].map((year) => keyOf({ day, month, year }));
  });
}

let known:
  { readonly day: string; readonly bills: ReadonlyMap<string, readonly Bill[]> } | undefined;

/** The bills of every scenario. Their dates depend on the day, so they are read once a day. */
function billsToday(now: Date): ReadonlyMap<string, readonly Bill[]> {
  const day = now.toISOString().slice(0, 10);
  if (known?.day !== day)
    known = { day, bills: new Map(scenarios.map((one) => [one.id, billsOf(one, now)])) };
  return known.bills;
}

function billsOf({ build }: (typeof scenarios)[number], now: Date): readonly Bill[] {
  const world = emptyWorld();
  build(world, now);
  return world.orders.map(({ cents, taxCents, createdAt, paidAt, refund }) => ({
    cents: cents + taxCents,
    days: new Set(
      [createdAt, paidAt, refund?.at].flatMap((moment) => (moment ? daysOf(moment) : [])),
    ),
  }));
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const named = ({ day, month, year }: NamedDay): string =>
  new Intl.DateTimeFormat('en', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(year === null ? {} : { year: 'numeric' }),
  }).format(Date.UTC(year ?? 2024, month - 1, day));

/** How far a sum may be from one that is only similar: tax differs by region. */
const CLOSE = 0.1;

const closest = (cents: readonly number[], bill: Bill): number | undefined =>
  cents
    .filter((one) => Math.abs(one - bill.cents) <= bill.cents * CLOSE)
    .toSorted((a, b) => Math.abs(a - bill.cents) - Math.abs(b - bill.cents))[0];

/** The cases that have a bill of a sum or a day; without any, those with a similar sum. */
export function findBills({ cents, days }: Amounts, now = new Date()): readonly BillMatch[] {
  if (cents.length === 0 && days.length === 0) return [];
  const all = [...billsToday(now)];
  const exact = all.flatMap(([id, bills]): BillMatch[] => {
    const matches = bills.map((bill) => ({
      sum: cents.find((one) => one === bill.cents),
      day: days.find((one) => bill.days.has(keyOf(one))),
    }));
    const best =
      matches.find(({ sum, day }) => sum !== undefined && day) ??
      matches.find(({ sum, day }) => sum !== undefined || day);
    if (!best) return [];
    const { sum, day } = best;
    const parts = [
      ...(sum === undefined ? [] : [`of ${dollars(sum)}`]),
      ...(day === undefined ? [] : [`on ${named(day)}`]),
    ];
    const match = parts.length === 2 ? 'both' : 'one';
    return [{ id, match, because: `has a bill ${parts.join(' ')}` }];
  });
  if (exact.length > 0) return exact;
  return all
    .flatMap(([id, bills]) =>
      bills.flatMap((bill) => {
        const sum = closest(cents, bill);
        if (sum === undefined) return [];
        const because = `has a bill of ${dollars(bill.cents)}, close to ${dollars(sum)}`;
        return [{ id, because, match: 'near' as const, off: Math.abs(sum - bill.cents) }];
      }),
    )
    .sort((a, b) => a.off - b.off);
}
