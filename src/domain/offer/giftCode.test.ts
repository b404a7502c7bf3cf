import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { judgeGiftCode } from '../../../tests/support/judgeGiftCode';
import { checkGiftCode, cleanGiftCode } from './giftCode';

describe('a gift card code', () => {
  it.each(['GIFT000001', '0123456789', 'abc_DEF_12'])(
    '%s with ten word characters is accepted',
    { tags: ['5.rule.11'] },
    (code) => {
      expect(judgeGiftCode(code).state).toBe('accepted');
    },
  );

  it('is converted to capitals only once it is accepted', { tags: ['5.rule.12'] }, () => {
    expect(judgeGiftCode('gift00000a')).toEqual({ code: 'GIFT00000A', state: 'accepted' });
    expect(judgeGiftCode('gift0000')).toEqual({ code: 'gift0000', state: 'incomplete' });
  });

  it('is trimmed before it is validated', { tags: ['5.rule.10'] }, () => {
    expect(judgeGiftCode(' \tGIFT000001\n')).toEqual({ code: 'GIFT000001', state: 'accepted' });
    expect(judgeGiftCode('  ').state).toBe('empty');
  });

  it.each(['G', 'GIFT00000', '_'])(
    '%s is incomplete, which is not an error',
    { tags: ['5.rule.13'] },
    (code) => {
      expect(judgeGiftCode(code).state).toBe('incomplete');
    },
  );

  it.each(['GIFT-00001', 'GIFT!', 'GÎFT000001', 'GIFT0000012', 'GIFT000€01'])(
    '%s is wrong',
    { tags: ['5.rule.14'] },
    (code) => {
      expect(judgeGiftCode(code).state).toBe('wrong');
    },
  );

  it('in full-width letters is converted to plain letters', () => {
    expect(cleanGiftCode('　ｇｉｆｔ０００　')).toBe('gift000');
  });

  it.each([
    'ＧＩＦＴ０００００１',
    '\u200bGIFT000001',
    '\u200eGIFT000001',
    '\u202aGIFT000001\u202c',
    '\u2060GIFT000001',
    'GIFT\u00ad000\u00ad001',
    'GIFT-000-001',
    'gift0-00001',
    'GIFT 0000 01',
    'GIFT\u00a0000\u2009001',
    'gift–000—001',
    'ＧＩＦＴー０００－００１',
    'GIFT०००००१',
    '  GIFT-000-001 and more',
  ])('%j is normalized to GIFT000001', { tags: ['10.ruling.13'] }, (raw) => {
    expect(cleanGiftCode(raw)).toBe('GIFT000001');
  });

  it.each([
    '“GIFT000001”',
    'code: GIFT000001',
    'Code: gift-000-001.',
    'Code: GIFT 0000 01',
    '(GIFT0-00001)',
    '„GIFT 000 001“',
    'Your gift card GIFT000001 is ready, redeem it within everything.',
    'Everything you need: GIFT000001',
    'Code: “GIFT 00,00 01”',
    '礼品卡代码：GIFT000001。',
    'ギフトコード「ＧＩＦＴ０００００１」',
  ])('is found in the pasted text %j', { tags: ['10.ruling.13'] }, (raw) => {
    expect(cleanGiftCode(raw)).toBe('GIFT000001');
  });

  it.each(['“GIFT0000”', 'code: GIFT0000012', 'GÎFT000001', 'GÎFT0000012', 'GIFT00000X\u0301'])(
    'is not found in %j, which has none',
    (raw) => {
      expect(judgeGiftCode(raw).state).toBe('wrong');
    },
  );

  it('without a digit is found beside other words', () => {
    expect(cleanGiftCode('Code: GIFTABCDEF')).toBe('GIFTABCDEF');
  });

  it('from the address is trimmed and in capitals', () => {
    expect(checkGiftCode(' gift00000a ')).toEqual({ code: 'GIFT00000A', state: 'accepted' });
  });

  it.each([
    ['', ''],
    ['gift--0', 'gift-0'],
    ['gift0', 'gift0'],
    ['gift0-', 'gift0'],
    ['gift0-0', 'gift00'],
    ['gift 0', 'gift0'],
    ['gift000001', 'GIFT000001'],
    ['GIFT-00001', 'GIFT-00001'],
    ['GIFT-000-00', 'GIFT00000'],
    ['GIFT00!', 'GIFT00!'],
  ])('%j is %j in its field', (raw, held) => {
    expect(cleanGiftCode(raw)).toBe(held);
  });

  describe('with any text', () => {
    const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_';
    const word = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 });
    const spaced = fc
      .tuple(fc.stringMatching(/^[ \t\n]{0,3}$/), word, fc.stringMatching(/^[ \t\n]{0,3}$/))
      .map((parts) => parts.join(''));

    it(
      'is validated by its characters and length only',
      { tags: ['5.rule.11', '5.rule.13', '5.rule.14'] },
      () => {
        // No cleaning turns these into word characters.
        const foreign = fc.string({
          unit: fc.constantFrom(...SIGNS, 'Î', 'é', '€'),
          maxLength: 12,
        });
        fc.assert(
          fc.property(fc.oneof(word, spaced, foreign), (raw) => {
            const { length } = raw.trim();
            const ofSigns = [...raw.trim()].every((sign) => SIGNS.includes(sign));
            const tooLong = length > GIFT_CODE_LENGTH;
            const begun = length === GIFT_CODE_LENGTH ? 'accepted' : 'incomplete';
            const expected = length === 0 ? 'empty' : ofSigns && !tooLong ? begun : 'wrong';
            // A word of ten characters beside a sign that is no letter is a code in a text.
            fc.pre(!raw.includes('€') || !/\w{10}/.test(raw));
            expect(judgeGiftCode(raw).state).toBe(expected);
          }),
          { numRuns: 2000 },
        );
      },
    );

    it('is idempotent once accepted', { tags: ['5.rule.12'] }, () => {
      fc.assert(
        fc.property(spaced, (raw) => {
          const { code, state } = judgeGiftCode(raw);
          fc.pre(state === 'accepted');
          expect(judgeGiftCode(code)).toEqual({ code, state });
          expect(code).toBe(code.toUpperCase());
        }),
      );
    });
  });
});
