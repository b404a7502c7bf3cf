import { describe, expect, it } from 'vitest';
import { GIFT_CODE_LENGTH, cappedGiftCode, judgeGiftCode } from './giftCode';

describe('a gift card code', () => {
  it.each(['GIFT000001', '0123456789', 'abc_DEF_12'])(
    '%s, ten word characters, is accepted before the begun one is thought of [5.rule.11]',
    (code) => {
      expect(judgeGiftCode(code).state).toBe('accepted');
    },
  );

  it('is upper-cased once it is accepted, and not before [5.rule.12]', () => {
    expect(judgeGiftCode('gift00000a')).toEqual({ code: 'GIFT00000A', state: 'accepted' });
    expect(judgeGiftCode('gift0000')).toEqual({ code: 'gift0000', state: 'incomplete' });
  });

  it('is trimmed before it is judged [5.rule.10]', () => {
    expect(judgeGiftCode(' \tGIFT000001\n')).toEqual({ code: 'GIFT000001', state: 'accepted' });
    expect(judgeGiftCode('  ').state).toBe('empty');
  });

  it.each(['G', 'GIFT00000', '_'])('%s is incomplete, which is no mistake [5.rule.13]', (code) => {
    expect(judgeGiftCode(code).state).toBe('incomplete');
  });

  it.each([
    'GIFT-00001',
    'GIFT 00001',
    'GIFT!',
    'GÎFT000001',
    'GIFT0000012',
    '１２３４５６７８９０',
  ])('%s is wrong [5.rule.14]', (code) => {
    expect(judgeGiftCode(code).state).toBe('wrong');
  });

  it('is capped at 10 characters, counted without the spaces around it [9.const.17]', () => {
    expect(GIFT_CODE_LENGTH).toBe(10);
    expect(cappedGiftCode('GIFT0000012')).toBe('GIFT000001');
    expect(cappedGiftCode('   GIFT000001 ')).toBe('GIFT000001');
  });
});
