import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../platform/locale';

const texts = import.meta.glob<Record<string, string>>('../../i18n/locales/*.json', {
  eager: true,
  import: 'default',
});
const inLocale = (locale: string, id: string) => texts[`../../i18n/locales/${locale}.json`]?.[id];

/** A text of its own in every language; the two Englishes may agree. */
function expectEverywhere(id: string): void {
  for (const locale of LOCALES) expect(inLocale(locale, id), locale).toMatch(/\S/);
  const differing = LOCALES.filter((locale) => !locale.startsWith('en-'));
  const words = new Set(differing.map((locale) => inLocale(locale, id)));
  expect(words.size).toBe(differing.length);
  expect(words).not.toContain(inLocale('en-US', id));
}

describe('what the promotion says', () => {
  it('has in every language: event has expired [8.text.08]', () =>
    expectEverywhere('event_has_expired'));
  it('has in every language: event not started [8.text.09]', () =>
    expectEverywhere('event_no_start'));
});
