import { readFileSync } from 'node:fs';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES, intlLocale } from '../platform/locale';

/** Counts that the portal shows: devices, bills, days. A million (French “many”) does not occur. */
const COUNTS = Array.from({ length: 10_001 }, (_, count) => count);

/** The cases of every plural and select in a message, however deep. */
function casesIn(pieces: readonly MessageFormatElement[]): { plural: boolean; cases: string[] }[] {
  return pieces.flatMap((piece) => {
    if (piece.type === TYPE.tag) return casesIn(piece.children);
    if (piece.type !== TYPE.plural && piece.type !== TYPE.select) return [];
    const own = { plural: piece.type === TYPE.plural, cases: Object.keys(piece.options) };
    return [own, ...Object.values(piece.options).flatMap(({ value }) => casesIn(value))];
  });
}

describe('plurals', () => {
  it.each(LOCALES)('have every case that %s counts by, and periods every unit', (locale) => {
    const rules = new Intl.PluralRules(intlLocale(locale));
    const wanted = [...new Set(COUNTS.map((count) => rules.select(count))), 'other'];
    const texts = JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<
      string,
      string
    >;
    for (const [id, text] of Object.entries(texts)) {
      for (const { plural, cases } of casesIn(parse(text))) {
        const needed = plural ? wanted : ['year', 'day', 'other'];
        expect(cases, `${locale} ${id}`).toEqual(expect.arrayContaining(needed));
      }
    }
  });
});
