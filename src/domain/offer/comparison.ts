import { descriptionLines } from './descriptionLines';
import { listPriceCents, toCents } from './price';
import type { OfferedPrice } from './price';

const MONTHS_OF_YEAR = 12;

/** What a yearly price costs a month. Rounded up, so that it never looks cheaper than it is. */
export interface MonthlyShare {
  readonly cents: number;
  /** False if it is rounded. */
  readonly exact: boolean;
}

/** A yearly price per month; undefined for every other price, and for a price of nothing. */
export function monthlyShare({ planUnit, price }: OfferedPrice): MonthlyShare | undefined {
  const cents = toCents(price);
  if (planUnit !== 'year' || cents === 0) return undefined;
  return { cents: Math.ceil(cents / MONTHS_OF_YEAR), exact: cents % MONTHS_OF_YEAR === 0 };
}

/** A list price is printed as given: nothing is computed from it. */
const isListPrice = ({ buyNum, planUnit, price }: OfferedPrice): boolean =>
  listPriceCents(buyNum, planUnit) === toCents(price);

/**
 * What a yearly price costs less than twelve monthly ones of the same package, in cents a year.
 * Both are prices of the service. Undefined if it saves nothing.
 */
export function yearlySavingCents(
  year: OfferedPrice,
  prices: readonly OfferedPrice[],
): number | undefined {
  const month = prices.find(
    ({ planUnit, buyNum }) => planUnit === 'month' && buyNum === year.buyNum,
  );
  if (year.planUnit !== 'year' || !month) return undefined;
  if (isListPrice(year) || isListPrice(month)) return undefined;
  const saved = MONTHS_OF_YEAR * toCents(month.price) - toCents(year.price);
  return saved > 0 ? saved : undefined;
}

/** The price that stands for a tab: its lowest monthly one, else its lowest. */
export function lowestPrice<P extends OfferedPrice>(prices: readonly P[]): P | undefined {
  const monthly = prices.filter(({ planUnit }) => planUnit === 'month');
  const compared = monthly.length > 0 ? monthly : prices;
  return [...compared].sort((a, b) => a.price - b.price)[0];
}

/**
 * The lines that only one of two descriptions has, such as the days of storage. Undefined if both have
 * the same lines.
 */
export function differingLines(
  before: string,
  after: string,
): { readonly before: readonly string[]; readonly after: readonly string[] } | undefined {
  const [old, next] = [descriptionLines(before), descriptionLines(after)];
  const [lost, added] = [
    old.filter((line) => !next.includes(line)),
    next.filter((line) => !old.includes(line)),
  ];
  return lost.length + added.length > 0 ? { before: lost, after: added } : undefined;
}
