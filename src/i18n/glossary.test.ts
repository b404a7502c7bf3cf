import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../platform/locale';

const page = readFileSync('docs/texts.md', 'utf8');

/** The table under a heading: its header and its rows. */
function tableUnder(heading: string): { head: string[]; rows: string[][] } {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return { head, rows };
}

const textsIn = (folder: string, locale: string) =>
  JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8')) as Record<string, string>;

/** The portal's texts, and those of the answers that support sends. */
const textsOf = (locale: string): Record<string, string> => ({
  ...textsIn('src/i18n/locales', locale),
  ...textsIn('mock-server/answers/texts', locale),
});

/** A message without argument names, cases and tags. */
const spoken = (text: string): string =>
  text
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\{\w+(\}|, (number|plural|select)[,}])/g, ' ')
    .replace(/(=\d+|\w+) \{/g, ' ');

/**
 * Matches the words of a cell: whole words in Latin script, unless marked by `…`; other scripts
 * have no spaces.
 */
function wordsOf(cell: string): RegExp {
  const forms = cell.split(', ').map((word) => {
    const bare = word.replaceAll('…', '');
    if (!/[a-z]/i.test(bare)) return bare;
    const start = word.startsWith('…') ? '' : '(?<!\\p{L})';
    return `${start}${bare}${word.endsWith('…') ? '' : '(?!\\p{L})'}`;
  });
  return new RegExp(forms.join('|'), 'iu');
}

const { head: things, rows: words } = tableUnder('The words');
const never = new Map(tableUnder('Never').rows.map(([locale = '', cell = '']) => [locale, cell]));
const allowed = new Set(
  tableUnder('Where another word is right').rows.map((row) => row.slice(0, 3).join(' ')),
);

const wordsIn = (locale: string): string[] =>
  words.find(([language]) => language === (locale === 'en-GB' ? 'en-US' : locale)) ?? [];

describe('the glossary', () => {
  it('has words for every language, and its exceptions are existing messages', () => {
    expect(things.slice(1)).toContain('gift card');
    const english = textsOf('en-US');
    for (const exception of allowed) {
      expect(Object.keys(english), exception).toContain(exception.split(' ').at(-1));
    }
    for (const locale of LOCALES) {
      expect(wordsIn(locale), locale).toHaveLength(things.length);
      if (locale !== 'en-GB') expect(never.get(locale), locale).toMatch(/\S/);
    }
  });

  it.each(LOCALES)('defines the words that each message in %s uses', (locale) => {
    const english = textsOf('en-US');
    const others = Object.entries(textsOf(locale)).flatMap(([id, text]) =>
      things.flatMap((thing, at) => {
        const meant = at > 0 && wordsOf(wordsIn('en-US')[at] ?? '').test(spoken(english[id] ?? ''));
        const named = wordsOf(wordsIn(locale)[at] ?? '').test(spoken(text));
        return meant && !named && !allowed.has(`all ${thing} ${id}`)
          ? [`${thing}: ${id}: ${text}`]
          : [];
      }),
    );
    expect(others).toEqual([]);
  });

  it.each(LOCALES.filter((locale) => locale !== 'en-GB'))('forbids other words in %s', (locale) => {
    const wrong = Object.entries(textsOf(locale)).flatMap(([id, text]) =>
      (never.get(locale) ?? '')
        .split(', ')
        .filter((word) => wordsOf(word).test(spoken(text)))
        .filter((word) => !allowed.has(`${locale} ${word} ${id}`))
        .map((word) => `${word}: ${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('requires imperatives instead of infinitives for instructions in Italian', () => {
    const infinitive = /^\p{Lu}\p{Ll}+([aei]re|[aei]r(l[oaie]|ne))(?!\p{L})/u;
    const orders = Object.entries(textsOf('it-IT')).filter(([, text]) =>
      spoken(text)
        .split(/(?<=[.!?:;])\s+/)
        .some((sentence) => infinitive.test(sentence.trim()) && !sentence.trim().endsWith('?')),
    );
    expect(orders).toEqual([]);
  });
});
