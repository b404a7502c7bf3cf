import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCase, encodeCase } from '@homeview/contracts/customer/caseCode';
import { examples } from '@homeview/contracts/customer/testing/exampleCustomers';
import { madeByHand } from '@homeview/contracts/customer/testing/madeByHand';
import { CROCKFORD_DIGITS } from '@homeview/contracts/vocabulary/reference/crockford';
import { caseProblem, findCase } from './findCase';

const traits = examples['in the app'];
const code = encodeCase(traits);
const longCode = encodeCase(examples['four houses']);
const [start, end] = [code.slice(0, 30), code.slice(30)];

const wide = (plain: string) =>
  plain.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('a case code in pasted text', () => {
  it.each([
    ['alone', code],
    ['in a sentence', `I can’t see my plan, ${code} is what the page says and I have 2 cameras`],
    ['after a label', `Case: ${code}`],
    ['right after its label', `Case code${code}`],
    ['before a full stop', `My case is ${code}. Thanks`],
    ['right before a word', `${code}Thanks`],
    ['in German quotes', `Fall „${code}“, bitte`],
    ['in quotes', `It says “${code}”`],
    ['in French quotes', `Le code « ${code} »`],
    ['in brackets', `(${code})`],
    ['in full-width signs', wide(`Case:${code}.`)],
    ['in Japanese', `ケース番号：${code}が表示されました`],
    ['with zero-width spaces', code.replace(/.{9}/g, '$&\u200b')],
    ['with soft hyphens', code.replace(/.{9}/g, '$&\u00ad')],
    ['with a byte order mark and joiners', `\ufeff${code.replace(/.{9}/g, '$&\u2060')}`],
    ['in lower case', `my case is ${code.toLowerCase()} thanks`],
    ['with O for 0 and I for 1', code.replaceAll('0', 'O').replaceAll('1', 'I')],
    ['with o for 0 and l for 1', code.replaceAll('0', 'o').replaceAll('1', 'l')],
    ['broken over lines', `Case:\n${start}\n${end}\nBest regards`],
    ['broken after a hyphen', `${start}-\r\n${end}`],
    ['broken by quoted-printable', `${start}=\r\n${end}`],
    ['in a quoted mail', `> ${start}\r\n> ${end}\r\n> Best regards`],
    ['in a mail quoted three times', `> > > ${start}\r\n> > > ${end}\r\n> > > Bye`],
    ['in bold', `**${code}**`],
    ['in groups', `Code ${code.replace(/.{5}/g, '$& ')} and 12 other things`],
    ['after a cut one', `${start}, sorry: ${code}`],
    ['after a mistyped one', `${start}Z${end} ${code}`],
    ['after the reference', `R1-0M1EW-ME92B ${code}`],
  ])('is found %s', (_, pasted) => {
    expect(findCase(pasted)).toMatchObject({ traits, code });
    expect(caseProblem(pasted)).toBeNull();
  });

  it('leaves the other text', () => {
    expect(findCase(`Before. Case: ${start}\n> ${end}. After`)?.rest).toMatch(
      /^BEFORE\. CASE:\s+\. AFTER$/,
    );
  });

  it('is found between any other words', () => {
    const words = fc.array(
      fc.constantFrom('case', 'C1', 'Cl', 'CI', 'C', '1', '12', 'camera', 'の', '-', start),
    );
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pasted = [...before, `«${code}»`, ...after].join(' ');
        expect(findCase(pasted)?.traits).toEqual(traits);
      }),
    );
  });

  it('is not found in a text without one', () => {
    for (const other of ['', 'C1', code.slice(0, -1), 'order 12345-67890', 'R1-0M1EW-ME92B']) {
      expect(findCase(other), other).toBeNull();
    }
  });
});

/** The code with another character at a place, or with this text there. */
const at = (place: number, text: string, length = 1) =>
  code.slice(0, place) + text + code.slice(place + length);

describe('the problem of a case code that is none', () => {
  const swapped = `${code.charAt(21)}${code.charAt(20)}`;
  it.each([
    ['cut', code.slice(0, -12), `“…${code.slice(-17, -12)}”, and 12 characters of ${code.length}`],
    ['cut by one', `Case: ${code.slice(0, -1)}.`, 'and 1 character of'],
    ['cut, before words', `${code.slice(0, -12)} best regards`, 'and 12 characters of'],
    [
      'cut in a quoted mail',
      `> ${start}\n> ${end.slice(0, 15)}\n> Bye`,
      `and ${end.length - 15} ch`,
    ],
    ['too long', `${code}7XQ`.replace('C11', 'C10'), 'is too long'],
    ['a U', at(20, 'U'), `has a U after “${code.slice(15, 20)}”`],
    ['a question mark', at(20, '?'), `has a ? after “${code.slice(15, 20)}”`],
    ['mistyped', at(20, 'Z'), `in the 5 characters “${at(20, 'Z').slice(18, 23)}”`],
    ['mistyped, with the right one', `Hello, ${at(20, 'Z')}!`, `It is probably ${code}.`],
    ['mistyped in its length', at(3, 'Z'), `It is probably ${code}.`],
    ['mistyped in its check', at(code.length - 1, 'Z'), `It is probably ${code}.`],
    ['swapped', at(20, swapped, 2), `It is probably ${code}.`],
    ['mistyped over lines', `> ${start}\n> Z${end.slice(1)}\n> Bye`, `It is probably ${code}.`],
    ['mistyped before a full stop', `${at(20, 'Z')}.Bye`, `It is probably ${code}.`],
    ['mistyped in groups', `${at(20, 'Z').replace(/.{5}/g, '$& ')} ok`, `It is probably ${code}.`],
    ['mistyped twice', at(20, 'ZZ', 2), 'mistyped in more than one place'],
    [
      'of a newer version',
      `Case: C2${code.slice(2)}`,
      'version of the portal (C2). This console reads C1.',
    ],
    ['made by hand', madeByHand('Z'.repeat(60)), 'was made by hand'],
    ['made by hand, from a code', madeByHand(`0${code.slice(4, -4)}`), 'was made by hand'],
  ])('is said in a sentence: %s', (_, pasted, problem) => {
    expect(findCase(pasted)).toBeNull();
    expect(caseProblem(pasted)).toContain(problem);
  });

  it('is not said of other text', () => {
    for (const other of [
      '',
      'C1',
      'My camera C1 2024 is offline',
      'C1 is my camera, C2 is the other one in 8 rooms',
      'C1 conversations and C1-certificates',
      'collecting circumstances',
      'R1-0M1EW-ME92B',
      'Client 1234567890',
      'no-bills',
      'https://example.com/c1',
    ]) {
      expect(caseProblem(other), other).toBeNull();
    }
  });

  it('names the right code for any wrong character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: code.length - 1 }), fc.nat(30), (place, shift) => {
        const digit = CROCKFORD_DIGITS.indexOf(code.charAt(place));
        const pasted = at(place, CROCKFORD_DIGITS.charAt((digit + shift + 1) % 32));
        expect(caseProblem(pasted)).toContain(`It is probably ${code}.`);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['beginnings', 'C1'.repeat(2500)],
    ['beginnings with gaps', 'C1 - '.repeat(1000)],
    ['separators', `C${'- '.repeat(2500)}`],
    ['mistyped codes', `${at(20, 'Z')} `.repeat(95)],
    ['long mistyped codes', `${longCode.replace(/.$/, 'Z')} `.repeat(49)],
    ['codes made by hand', `${madeByHand('Z'.repeat(150))} `.repeat(31)],
    ['cut codes', `${start} `.repeat(160)],
    ['one endless code', `C14T${'7'.repeat(4996)}`],
    ['other versions', `C2${'7'.repeat(18)} `.repeat(238)],
    ['ligatures that get longer', 'ﷺ'.repeat(5000)],
  ])('takes under 3 seconds for 5,000 characters of %s', (_, pasted) => {
    const begin = performance.now();
    findCase(pasted);
    caseProblem(pasted);
    expect(decodeCase(pasted)).toBeNull();
    expect(performance.now() - begin).toBeLessThan(3000);
  });
});
