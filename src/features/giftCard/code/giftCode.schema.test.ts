import { expect, it } from 'vitest';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { giftCodeSchema } from './giftCode.schema';

it('accepts a whole code, and says what is wrong with another text', async () => {
  expect(giftCodeSchema.isValidSync({ code: GIFT_CODE })).toBe(true);
  const errors = ['', 'GIFT', 'GIFT!'].map((code) =>
    giftCodeSchema
      .validate({ code })
      .catch(({ type, message }: Error & { type: string }) => [type, message]),
  );
  expect(await Promise.all(errors)).toEqual([
    ['empty', 'giftCard.codeMissing'],
    ['incomplete', 'giftCard.codeMissing'],
    ['wrong', 'gift_card_error'],
  ]);
});
