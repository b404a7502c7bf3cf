import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReference, referenceProblem } from './findReference';
import {
  decodeReference,
  encodeReference,
} from '@homeview/contracts/vocabulary/reference/reference';
import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';

const reference: Reference = {
  screen: '/bills',
  call: 'getPageOrderList',
  code: 503,
  locale: 'fr-FR',
  platform: 'browser',
  appVersion: null,
};
const inApp: Reference = { ...reference, platform: 'ios', appVersion: '1.13.0' };
const text = encodeReference(reference);
const long = encodeReference(inApp);
const [, one = '', two = ''] = text.split('-');

const wide = (plain: string) =>
  plain.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('a reference in pasted text', () => {
  it.each([
    ['after a label and before a full stop', `Reference: ${text}.`],
    ['after a label without a colon', `Reference for support ${text}`],
    ['right after its label', `Reference for support${text}`],
    ['after a hash', `#${text}`],
    ['in quotes', `It says “${text}”`],
    ['in brackets', `(${text})`],
    ['in full-width letters', wide(text)],
    ['in Japanese', `照会番号：${text}が表示されました`],
    [
      'with a soft hyphen and a zero-width space',
      `R1-${one.slice(0, 2)}\u00ad${one.slice(2)}\u200b-${two}`,
    ],
    ['in lower case', `my reference is ${text.toLowerCase()} thanks`],
    ['with I for 1 and O for 0', text.replaceAll('1', 'I').replaceAll('0', 'O')],
    ['broken over lines', `R1-${one}-\n${two}`],
    ['broken within a group', `R1-${one.slice(0, 3)}\n${one.slice(3)}-${two}`],
    ['in a quoted mail', `> R1-${one}-\r\n> ${two}\r\n> Best regards`],
    ['in bold', `**${text}**`],
    ['with spaces for hyphens, in a sentence', `I see R1 ${one} ${two} and 12 other things`],
    ['without its beginning', `${one}-${two}`],
    ['with long dashes', text.replaceAll('-', '—')],
    [
      'on a whole page',
      `Couldn’t load\nTry again\nReference for support\n${text}\nHelp\nRight now`,
    ],
  ])('is found %s', (_, pasted) => {
    expect(findReference(pasted)?.reference).toEqual(reference);
  });

  it('is found with the version of the app, which is longer', () => {
    expect(findReference(`Ref. ${long}, in the app`)?.reference).toEqual(inApp);
  });

  it('leaves the other text', () => {
    expect(findReference(`Before. Reference: ${text}. After`)?.rest).toMatch(
      /^BEFORE\. REFERENCE:\s+\. AFTER$/,
    );
  });

  it('is found between any other words', () => {
    const words = fc.array(
      fc.constantFrom('right', 'price', 'Rl', 'I', '12', 'tomorrow', 'の', '-'),
    );
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pasted = [...before, `«${text}»`, ...after].join(' ');
        expect(findReference(pasted)?.reference).toEqual(reference);
      }),
    );
  });

  it('is not found in a text without one', () => {
    for (const other of [
      'R1-',
      'Right now I cannot see my cameras, the price is 12.99 for 3',
      'order 12345-67890, invoice INV-80001',
      'no-bills',
      text.slice(0, -1),
    ]) {
      expect(findReference(other), other).toBeNull();
    }
  });
});

describe('the problem of a reference that is none', () => {
  it.each([
    [`R1-${one}`, `The end of “R1-${one}” is missing: at least 10 characters follow R1`],
    [`Reference R1-${one}-${two.slice(0, 3)}.`, `here are 8.`],
    [`R1-${one.slice(1)}-${two}`, `characters are missing in “${one.slice(1)}”`],
    [`R1-${one}0-${two}`, `“${one}0” is too long`],
    [`R1-U${one.slice(1)}-${two}`, `has a U in “U${one.slice(1)}”`],
    [
      `R1-${one}-${two.slice(0, 4)}Z`,
      `“${two.slice(0, 4)}Z” is mistyped. The customer probably has R1-`,
    ],
    [long.slice(0, -4), 'a group at the end is missing'],
  ])('of %s names the wrong part', (pasted, problem) => {
    expect(decodeReference(pasted)).toBeNull();
    expect(referenceProblem(pasted)).toContain(problem);
  });

  it('is not named for other text', () => {
    for (const other of [
      '',
      'r1 is my router',
      'RL-stine',
      'My plan ended',
      'no-bills',
      '560119',
    ]) {
      expect(referenceProblem(other), other).toBeNull();
    }
  });

  it('names a group for every single wrong character', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(30), (at, shift) => {
        const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const body = one + two;
        const other = digits.charAt((digits.indexOf(body.charAt(at)) + shift + 1) % 32);
        const wrong = body.slice(0, at) + other + body.slice(at + 1);
        expect(referenceProblem(`R1-${wrong.slice(0, 5)}-${wrong.slice(5)}`)).toMatch(
          /is mistyped|a character is wrong/,
        );
      }),
    );
  });

  it('doesn’t try corrections of what is far too long, which would take minutes', () => {
    const problem = referenceProblem(`R1${'-0M1EW'.repeat(4000)}`);
    expect(problem).toContain('doesn’t exist');
  });
});
