import escapeRegExp from 'lodash/escapeRegExp.js';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { normalizeText } from '@homeview/ui/normalizeText';

/** A day that a text names; without a year, it is of any year. */
export interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

export interface Amounts {
  /** Sums of money in cents. */
  readonly cents: readonly number[];
  readonly days: readonly NamedDay[];
  /** The text without sums and days. */
  readonly rest: string;
}

/** The names of the months in every language of the portal, long and short. */
const MONTHS = new Map<string, number>();
for (const locale of LOCALES) {
  // The portal uses `in`, the old language code of Indonesian.
  const language = locale === 'in-ID' ? 'id-ID' : locale;
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const name = normalizeText(names.format(Date.UTC(2026, month - 1, 15))).replace(/\.$/, '');
      if (!/^\d/.test(name)) MONTHS.set(name, month);
    }
  }
}

const MONTH = [...MONTHS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escapeRegExp)
  .join('|');
const YEAR = '(?:,?\\s?(?:de |del )?(?<year>\\d{4}))?';

const pattern = (source: string): RegExp => new RegExp(`(?<![\\d.,/])${source}(?!\\d)`, 'g');

const DAYS: readonly RegExp[] = [
  pattern('(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>\\d{1,2})'),
  pattern('(?<year>\\d{4})/(?<month>\\d{1,2})/(?<day>\\d{1,2})'),
  pattern('(?:(?<year>\\d{4})年\\s?)?(?<month>\\d{1,2})月\\s?(?<day>\\d{1,2})日?'),
  pattern('(?<month>\\d{1,2})/(?<day>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?'),
  pattern('(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?'),
  pattern('(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?:\\s?(?<year>\\d{4}|\\d{2}))?'),
  pattern(
    `(?<day>\\d{1,2})(?:st|nd|rd|th)?\\.?\\s?(?:of |de )?(?<name>${MONTH})(?![a-z])\\.?${YEAR}`,
  ),
  new RegExp(
    `(?<![a-z])(?<name>${MONTH})\\.?\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${YEAR}`,
    'g',
  ),
];

/** A sum with two decimals, or a whole number with its currency. */
const CURRENCY = '(?:usd|eur|us\\$|\\$|€|dollars?|euros?|美元|ドル|ดอลลาร์|dolar)';
const SUM = new RegExp(
  `(?:${CURRENCY}\\s?)?(?<![\\d.,/-])(?<whole>\\d{1,3}(?:[.,'\\s]\\d{3})+|\\d+)[.,](?<cents>\\d{2})(?![\\d/]|[.,]\\d)(?:\\s?${CURRENCY})?` +
    `|${CURRENCY}\\s?(?<before>\\d+)(?![\\d.,]*\\d)|(?<![\\d.,])(?<after>\\d+)\\s?${CURRENCY}`,
  'g',
);

const BUDDHIST_ERA = 543;

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const year = Number(text.length === 2 ? `20${text}` : text);
  return year > 2400 ? year - BUDDHIST_ERA : year;
}

function dayOf(groups: Record<string, string | undefined>): NamedDay[] {
  const month = groups.name === undefined ? Number(groups.month) : MONTHS.get(groups.name);
  const day = Number(groups.day);
  if (month === undefined || month < 1 || month > 12 || day < 1 || day > 31) return [];
  return [{ day, month, year: yearOf(groups.year) }];
}

function centsOf({ whole, cents, before, after }: Record<string, string | undefined>): number {
  if (cents === undefined) return Number(before ?? after) * 100;
  return Number((whole ?? '').replace(/\D/g, '')) * 100 + Number(cents);
}

/**
 * The sums and days in a text, as people of any of the ten languages write them. "11/12" is read
 * both ways.
 */
export function amountsIn(text: string): Amounts {
  const wanted = normalizeText(text);
  const days = DAYS.flatMap((one) =>
    [...wanted.matchAll(one)].flatMap(({ groups }) => dayOf(groups ?? {})),
  );
  const withoutDays = DAYS.reduce(
    (left, one) =>
      left.replace(one, (found, ...more) => {
        const groups = more.at(-1) as Record<string, string | undefined>;
        return dayOf(groups).length > 0 ? ' ' : found;
      }),
    wanted,
  );
  const cents = [...withoutDays.matchAll(SUM)].map(({ groups }) => centsOf(groups ?? {}));
  return { cents, days, rest: withoutDays.replace(SUM, ' ') };
}
