import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/i18n/locales';
const read = (locale: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8')) as Record<string, string>;
const source = read('en-US');

const code = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'contracts/errors.ts'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Ids that the code puts together, as in `packages.${coverage}`. */
const BUILT = /^packages\.(single|unlimited)$/;
/** Named by the specification for a moment that a later step builds. */
const WAITING = new Set(['session_expired_tips']);

/** The texts of section 8 that exist so far, by what the specification says of them. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'refund failed': 'bill.status.refundFailed',
  'wrong e-mail format': 'email_error',
};

function expectWhole(locale: string): void {
  const texts = read(locale);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort());
  for (const [id, text] of Object.entries(texts)) {
    expect(text.trim(), `${locale} ${id}`).not.toBe('');
    expect(text, `${locale} ${id}`).toBe(text.trim());
  }
}

describe('texts', () => {
  it('there are ten languages, and no other file', () => {
    expect(readdirSync(FOLDER)).toHaveLength(10);
  });
  it('en-US has every text [1.locale.01]', () => expectWhole('en-US'));
  it('en-GB has every text [1.locale.02]', () => expectWhole('en-GB'));
  it('zh-CN has every text [1.locale.03]', () => expectWhole('zh-CN'));
  it('ja-JP has every text [1.locale.04]', () => expectWhole('ja-JP'));
  it('de-DE has every text [1.locale.05]', () => expectWhole('de-DE'));
  it('fr-FR has every text [1.locale.06]', () => expectWhole('fr-FR'));
  it('th-TH has every text [1.locale.07]', () => expectWhole('th-TH'));
  it('in-ID has every text [1.locale.08]', () => expectWhole('in-ID'));
  it('es-ES has every text [1.locale.09]', () => expectWhole('es-ES'));
  it('it-IT has every text [1.locale.10]', () => expectWhole('it-IT'));

  it('of section 8 exist in every language: refund failed [8.text.05], wrong e-mail format [8.text.10]', () => {
    for (const id of Object.values(SPECIFIED)) {
      for (const file of readdirSync(FOLDER)) {
        expect(read(file.replace('.json', ''))[id], `${file} ${id}`).toMatch(/\S/);
      }
    }
  });

  it('every text is used: none is left behind', () => {
    const unused = Object.keys(source).filter(
      (id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !BUILT.test(id),
    );
    expect(unused.filter((id) => !WAITING.has(id))).toEqual([]);
  });
});
