/** No-break spaces keep units with their number, and French punctuation with its word. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../platform/locale';

const textsOf = (locale: string) =>
  Object.entries(
    JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>,
  );

const UNITS =
  'days?|months?|years?|Tag\\w*|Monat\\w*|Jahr\\w*|jours?|mois|ans?|días?|mes|meses|años?|giorn[oi]|mes[ei]|ann[oi]|hari|bulan|tahun|วัน|เดือน|ปี|天|个月|年';

it.each(LOCALES)('%s has a no-break space between a number and its unit of time', (locale) => {
  const breaking = new RegExp(`[\\d#] (${UNITS})(?![\\p{L}\\p{M}])`, 'u');
  expect(textsOf(locale).filter(([, text]) => breaking.test(text))).toEqual([]);
});

it.each(LOCALES)('%s keeps the slash of "/ month" with its word', (locale) => {
  const per = textsOf(locale).filter(([id]) => id.startsWith('plan.per.'));
  expect(per).toHaveLength(3);
  for (const [id, text] of per) expect(text, id).toMatch(/^\/\u00a0\S+$/);
});

it.each(LOCALES)('%s has a word joiner after the hyphen of "e-mail" in a sentence', (locale) => {
  const breaking = /\be-mail/i;
  const sentences = textsOf(locale).filter(([, text]) => text.includes(' '));
  expect(sentences.filter(([, text]) => breaking.test(text))).toEqual([]);
});

it('fr-FR has no-break spaces before : ; ! ? and inside guillemets', () => {
  expect(textsOf('fr-FR').filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([]);
});
