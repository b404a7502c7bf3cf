import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../src/i18n/messages';
import { LOCALES, LOGIN_LOCALES } from '../../src/platform/locale';
import type { Locale } from '../../src/platform/locale';
import { SPEC_LOCALES, SPEC_LOGIN_LOCALES, SPEC_MESSAGE_IDS } from './texts';

const FOLDER = 'src/i18n/locales';
const read = (locale: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8')) as Record<string, string>;
const source = read('en-US');
/** The languages other than English. */
const TRANSLATED = SPEC_LOCALES.filter((locale) => !locale.startsWith('en-'));

const code = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'contracts/errors.ts'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  // git still lists a deleted file until the deletion is committed.
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path) && existsSync(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Ids that the code builds, as in `packages.${coverage}`. */
const BUILT = ['packages.single', 'packages.unlimited'];

const quoted = (pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, id]) => id ?? []);
const groupOf = (id: string) => id.slice(0, id.indexOf('.'));
const groups = new Set(Object.keys(source).map(groupOf));

/** The ids that the specification names and those in the code, read without the message files. */
const USED: readonly string[] = [
  ...new Set([
    ...SPEC_MESSAGE_IDS,
    ...BUILT,
    ...quoted(/\btext\(\s*'([\w. ]+)'/g),
    ...quoted(/['"]([a-zA-Z]\w*(?:\.\w+)+)['"]/g).filter((id) => groups.has(groupOf(id))),
  ]),
].sort();

/** Texts that are correctly the same in English and another language: names and shared words. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'app.title': TRANSLATED,
  'pay.method.paypal': TRANSLATED,
  'pay.method.applePay': TRANSLATED,
  'subscription.appStore': TRANSLATED,
  'billAddress.county': ['de-DE', 'in-ID'],
  'error.sentences': TRANSLATED.filter((locale) => !['ja-JP', 'zh-CN'].includes(locale)),
  'bills.date': ['fr-FR'],
  'bills.plan': ['es-ES'],
  'bills.status': ['de-DE', 'in-ID'],
  'bill.status.other': ['de-DE', 'in-ID'],
  'bill.subtotal': ['es-ES', 'in-ID'],
  'checkout.plan': ['es-ES'],
  'checkout.total': ['es-ES', 'fr-FR', 'in-ID'],
  'login.email': ['fr-FR', 'it-IT'],
  'login.password': ['it-IT'],
  'menu.label': ['fr-FR', 'in-ID', 'it-IT'],
};

/** Languages with a non-Latin script. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'zh-CN': /\p{Script=Han}/u,
  'th-TH': /\p{Script=Thai}/u,
};

/** Texts in those languages without a letter of their script. */
const SIGNS = new Set([
  ...['ja-JP common.ok', 'ja-JP promotions.period'],
  ...['ja-JP error.sentences', 'zh-CN error.sentences'],
]);

/**
 * A text of section 8 must exist in all ten languages, and be in English only in the two English
 * ones.
 */
function expectInEveryLanguage(id: string): void {
  expect(source[id]).toMatch(/[a-z]{3}/i);
  expect(read('en-GB')[id]).toMatch(/[a-z]{3}/i);
  for (const locale of TRANSLATED) {
    const text = read(locale)[id] ?? '';
    expect(text, `${locale} ${id}`).toMatch(SCRIPTS[locale] ?? /\p{L}{3}/u);
    expect([source[id], read('en-GB')[id]], `${locale} ${id}`).not.toContain(text);
  }
}

async function expectWhole(locale: Locale): Promise<void> {
  const texts = read(locale);
  expect(Object.keys(texts).sort()).toEqual(USED);
  for (const [id, text] of Object.entries(texts)) {
    expect(text.trim(), `${locale} ${id}`).not.toBe('');
    expect(text, `${locale} ${id}`).toBe(text.trim());
  }
  expect((await loadLanguage[locale]()).messages).toEqual(texts);
}

describe('texts', () => {
  it('has the ten languages of the specification and no other file', () => {
    const files = SPEC_LOCALES.map((locale) => `${locale}.json`);
    expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
  });

  it('offers the ten languages, and all but zh-CN at sign-in, in the specified order', () => {
    expect(LOCALES).toEqual(SPEC_LOCALES);
    expect(LOGIN_LOCALES).toEqual(SPEC_LOGIN_LOCALES);
  });

  it.each(SPEC_LOCALES)('has a text in %s for every id that the specification names', (locale) => {
    const texts = read(locale);
    expect(SPEC_MESSAGE_IDS.filter((id) => !/\p{L}/u.test(texts[id] ?? ''))).toEqual([]);
  });

  it('has every text in en-US', { tags: ['1.locale.01'] }, () => expectWhole('en-US'));
  it('has every text in en-GB', { tags: ['1.locale.02'] }, () => expectWhole('en-GB'));
  it('has every text in zh-CN', { tags: ['1.locale.03'] }, () => expectWhole('zh-CN'));
  it('has every text in ja-JP', { tags: ['1.locale.04'] }, () => expectWhole('ja-JP'));
  it('has every text in de-DE', { tags: ['1.locale.05'] }, () => expectWhole('de-DE'));
  it('has every text in fr-FR', { tags: ['1.locale.06'] }, () => expectWhole('fr-FR'));
  it('has every text in th-TH', { tags: ['1.locale.07'] }, () => expectWhole('th-TH'));
  it('has every text in in-ID', { tags: ['1.locale.08'] }, () => expectWhole('in-ID'));
  it('has every text in es-ES', { tags: ['1.locale.09'] }, () => expectWhole('es-ES'));
  it('has every text in it-IT', { tags: ['1.locale.10'] }, () => expectWhole('it-IT'));

  it.each(TRANSLATED)('keeps an English text in %s only where the word is the same', (locale) => {
    const texts = read(locale);
    const left = Object.keys(source).filter((id) => texts[id] === source[id]);
    expect(left.sort()).toEqual(
      Object.keys(SAME)
        .filter((id) => SAME[id]?.includes(locale))
        .sort(),
    );
  });

  it.each(Object.keys(SCRIPTS))('uses the script of %s', (locale) => {
    const foreign = Object.entries(read(locale)).filter(
      ([id, text]) =>
        !SCRIPTS[locale]?.test(text) &&
        !SAME[id]?.includes(locale) &&
        !SIGNS.has(`${locale} ${id}`),
    );
    expect(foreign).toEqual([]);
  });

  it('translates into every language: device binding limit reached', { tags: ['8.text.01'] }, () =>
    expectInEveryLanguage('device_bind_limit'),
  );
  it('translates into every language: service limit exceeded', { tags: ['8.text.02'] }, () =>
    expectInEveryLanguage('service_limit_exceeded'),
  );
  it(
    'translates into every language: renewal cannot be turned on after expiry',
    { tags: ['8.text.03'] },
    () => expectInEveryLanguage('renewal.lockedOn'),
  );
  it(
    'translates into every language: renewal locked during processing',
    { tags: ['8.text.04'] },
    () => expectInEveryLanguage('renewal.lockedOff'),
  );
  it('translates into every language: refund failed', { tags: ['8.text.05'] }, () =>
    expectInEveryLanguage('bill.status.refundFailed'),
  );
  it(
    'translates into every language: already subscribed under another home',
    { tags: ['8.text.06'] },
    () => expectInEveryLanguage('other_house_has_apple_pay_tips'),
  );
  it('translates into every language: please update your app', { tags: ['8.text.07'] }, () =>
    expectInEveryLanguage('app_version_not_support'),
  );
  it('translates into every language: event has expired', { tags: ['8.text.08'] }, () =>
    expectInEveryLanguage('event_has_expired'),
  );
  it('translates into every language: event not started', { tags: ['8.text.09'] }, () =>
    expectInEveryLanguage('event_no_start'),
  );
  it('translates into every language: wrong e-mail format', { tags: ['8.text.10'] }, () =>
    expectInEveryLanguage('email_error'),
  );

  it('has no unused text', () => {
    const unused = Object.keys(source).filter(
      (id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !BUILT.includes(id),
    );
    expect(unused).toEqual([]);
  });
});
