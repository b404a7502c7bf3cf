import { readFileSync } from 'node:fs';
import IntlMessageFormat from 'intl-messageformat';
import memoize from 'lodash/memoize.js';
import type { Locale } from '@homeview/contracts/vocabulary/locales';
import type { Sandbox } from '../sandboxes/sandbox';
import { toPrice } from '../world/orders/money';
import { blocksOf } from './blocks';
import type { Value } from './blocks';
import { viewOf } from './customerView';
import { quotesIn } from './quotes';

/** The texts of the blocks in one language, by the id of the block. */
export const answerTexts = memoize(
  (locale: Locale) =>
    JSON.parse(readFileSync(new URL(`texts/${locale}.json`, import.meta.url), 'utf8')) as Readonly<
      Record<string, string>
    >,
);

/** Intl knows Indonesian by another name. */
const intlName = (locale: Locale): string => (locale === 'in-ID' ? 'id-ID' : locale);

/** The language of an answer, and the time zone of the customer's device. */
interface Reader {
  readonly locale: Locale;
  /** @example "Europe/Berlin" */
  readonly zone: string;
}

/**
 * A date as the portal shows one that money or loss depends on, so that nobody misreads it:
 * "12/09/2026 · 9. Dezember". It is the customer's own day.
 */
export function dateIn({ locale, zone: timeZone }: Reader, at: string): string {
  const format = (language: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(new Date(at));
  const short = format('en-US', { day: '2-digit', month: '2-digit', year: 'numeric' });
  const long = format(intlName(locale), { day: 'numeric', month: 'long' });
  return `${short}\u00a0· ${long.replaceAll(' ', '\u00a0')}`;
}

/** A sum as the portal shows it in every language. */
export const sumIn = (cents: number): string => `$${toPrice(cents)}`;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function formatted(reader: Reader, value: Value): string | number {
  if (typeof value === 'number') return value;
  // Isolated, so that such a name doesn't reorder the sentence.
  if (typeof value === 'string') return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
  return 'at' in value ? dateIn(reader, value.at) : sumIn(value.cents);
}

/** What to write to the customer of a sandbox: what happened, the money, and what to do next. */
export function answerOf(sandbox: Sandbox, { locale, zone }: Reader) {
  const chosen = blocksOf(viewOf(sandbox));
  const textIn = (language: Locale) => {
    const texts = answerTexts(language);
    const quotes = quotesIn(language);
    return ({ id, values }: (typeof chosen)[number]): string => {
      const own = Object.entries(values).map(([name, value]) => [
        name,
        formatted({ locale: language, zone }, value),
      ]);
      const message = new IntlMessageFormat(texts[id] ?? '', intlName(language));
      return String(message.format({ ...quotes, ...Object.fromEntries(own) }));
    };
  };
  const text = textIn(locale);
  const inEnglish = textIn('en-US');
  return {
    ...{ locale, zone },
    blocks: chosen.map((block) => ({
      ...{ id: block.id, text: text(block), inEnglish: inEnglish(block) },
    })),
  };
}

export type Answer = ReturnType<typeof answerOf>;
