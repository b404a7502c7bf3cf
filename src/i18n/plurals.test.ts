import { readFileSync } from 'node:fs';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES, intlLocale } from '../platform/locale';

/** Counts that occur in the portal: devices, bills, days. A million (French “many”) does not. */
const COUNTS = Array.from({ length: 10_001 }, (_, count) => count);

/** The cases of all plurals, and of all selects of a `unit`, in a message, at any depth. */
function casesIn(pieces: readonly MessageFormatElement[]): { plural: boolean; cases: string[] }[] {
  return pieces.flatMap((piece) => {
    if (piece.type === TYPE.tag) return casesIn(piece.children);
    if (piece.type !== TYPE.plural && piece.type !== TYPE.select) return [];
    const plural = piece.type === TYPE.plural;
    const own =
      plural || piece.value === 'unit' ? [{ plural, cases: Object.keys(piece.options) }] : [];
    return [...own, ...Object.values(piece.options).flatMap(({ value }) => casesIn(value))];
  });
}

describe('plurals', () => {
  it.each(LOCALES)('have every plural case of %s, and periods every unit', (locale) => {
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
