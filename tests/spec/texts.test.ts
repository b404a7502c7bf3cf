import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, LOGIN_LOCALES } from '../../src/platform/locale';
import { SPEC_LOCALES, SPEC_LOGIN_LOCALES, SPEC_MESSAGE_IDS } from './texts';

const FOLDER = 'src/i18n/locales';
const read = (locale: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8')) as Record<string, string>;
const source = read('en-US');
/** The languages that are not English. */
const TRANSLATED = SPEC_LOCALES.filter((locale) => !locale.startsWith('en-'));

const code = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'contracts/errors.ts'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  // A file that is deleted and not yet committed is still listed.
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path) && existsSync(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Ids that the code puts together, as in `packages.${coverage}`. */
const BUILT = /^packages\.(single|unlimited)$/;

/** Written alike in English and in another language, and rightly so: names, and shared words. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'app.title': TRANSLATED,
  'pay.method.paypal': TRANSLATED,
  'pay.method.applePay': TRANSLATED,
  'billAddress.county': ['de-DE', 'in-ID'],
  'bill.status.other': ['de-DE', 'in-ID'],
  'bill.subtotal': ['es-ES', 'in-ID'],
  'checkout.plan': ['es-ES'],
  'checkout.total': ['es-ES', 'fr-FR', 'in-ID'],
  'login.email': ['fr-FR', 'it-IT'],
  'login.password': ['it-IT'],
  'menu.label': ['fr-FR', 'in-ID', 'it-IT'],
};

/** Languages whose texts are not in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'zh-CN': /\p{Script=Han}/u,
  'th-TH': /\p{Script=Thai}/u,
};

/** Texts of those languages that have none of their letters. */
const SIGNS = new Set(['ja-JP common.ok', 'ja-JP promotions.period']);

/** A text that section 8 speaks of: there in all ten, and in English in the two English ones alone. */
function expectInEveryLanguage(id: string): void {
  expect(source[id]).toMatch(/[a-z]{3}/i);
  expect(read('en-GB')[id]).toMatch(/[a-z]{3}/i);
  for (const locale of TRANSLATED) {
    const text = read(locale)[id] ?? '';
    expect(text, `${locale} ${id}`).toMatch(SCRIPTS[locale] ?? /\p{L}{3}/u);
    expect([source[id], read('en-GB')[id]], `${locale} ${id}`).not.toContain(text);
  }
}

function expectWhole(locale: string): void {
  const texts = read(locale);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort());
  for (const [id, text] of Object.entries(texts)) {
    expect(text.trim(), `${locale} ${id}`).not.toBe('');
    expect(text, `${locale} ${id}`).toBe(text.trim());
  }
}

describe('texts', () => {
  it('there are the ten languages of the specification, and no other file', () => {
    const files = SPEC_LOCALES.map((locale) => `${locale}.json`);
    expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
  });

  it('the portal offers these ten, and all but zh-CN at sign-in, in this order', () => {
    expect(LOCALES).toEqual(SPEC_LOCALES);
    expect(LOGIN_LOCALES).toEqual(SPEC_LOGIN_LOCALES);
  });

  it.each(SPEC_LOCALES)('%s has a text for every id that the specification names', (locale) => {
    const texts = read(locale);
    expect(SPEC_MESSAGE_IDS.filter((id) => !/\p{L}/u.test(texts[id] ?? ''))).toEqual([]);
  });

  it('en-US has every text', { tags: ['1.locale.01'] }, () => expectWhole('en-US'));
  it('en-GB has every text', { tags: ['1.locale.02'] }, () => expectWhole('en-GB'));
  it('zh-CN has every text', { tags: ['1.locale.03'] }, () => expectWhole('zh-CN'));
  it('ja-JP has every text', { tags: ['1.locale.04'] }, () => expectWhole('ja-JP'));
  it('de-DE has every text', { tags: ['1.locale.05'] }, () => expectWhole('de-DE'));
  it('fr-FR has every text', { tags: ['1.locale.06'] }, () => expectWhole('fr-FR'));
  it('th-TH has every text', { tags: ['1.locale.07'] }, () => expectWhole('th-TH'));
  it('in-ID has every text', { tags: ['1.locale.08'] }, () => expectWhole('in-ID'));
  it('es-ES has every text', { tags: ['1.locale.09'] }, () => expectWhole('es-ES'));
  it('it-IT has every text', { tags: ['1.locale.10'] }, () => expectWhole('it-IT'));

  it.each(TRANSLATED)('are in English in %s only where the word is the same', (locale) => {
    const texts = read(locale);
    const left = Object.keys(source).filter((id) => texts[id] === source[id]);
    expect(left.sort()).toEqual(
      Object.keys(SAME)
        .filter((id) => SAME[id]?.includes(locale))
        .sort(),
    );
  });

  it.each(Object.keys(SCRIPTS))('are in the letters of %s', (locale) => {
    const foreign = Object.entries(read(locale)).filter(
      ([id, text]) =>
        !SCRIPTS[locale]?.test(text) &&
        !SAME[id]?.includes(locale) &&
        !SIGNS.has(`${locale} ${id}`),
    );
    expect(foreign).toEqual([]);
  });

  it('say in every language: device binding limit reached', { tags: ['8.text.01'] }, () =>
    expectInEveryLanguage('device_bind_limit'),
  );
  it('say in every language: service limit exceeded', { tags: ['8.text.02'] }, () =>
    expectInEveryLanguage('service_limit_exceeded'),
  );
  it(
    'say in every language: renewal cannot be turned on after expiry',
    { tags: ['8.text.03'] },
    () => expectInEveryLanguage('renewal.lockedOn'),
  );
  it('say in every language: renewal locked during processing', { tags: ['8.text.04'] }, () =>
    expectInEveryLanguage('renewal.lockedOff'),
  );
  it('say in every language: refund failed', { tags: ['8.text.05'] }, () =>
    expectInEveryLanguage('bill.status.refundFailed'),
  );
  it('say in every language: event has expired', { tags: ['8.text.08'] }, () =>
    expectInEveryLanguage('event_has_expired'),
  );
  it('say in every language: event not started', { tags: ['8.text.09'] }, () =>
    expectInEveryLanguage('event_no_start'),
  );
  it('say in every language: wrong e-mail format', { tags: ['8.text.10'] }, () =>
    expectInEveryLanguage('email_error'),
  );

  it('every text is used: none is left behind', () => {
    const unused = Object.keys(source).filter(
      (id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !BUILT.test(id),
    );
    expect(unused).toEqual([]);
  });
});
