import { object, string } from 'yup';
import { checkGiftCode, cleanGiftCode } from '../../../domain/offer/giftCode';
import type { MessageId } from '../../../i18n/messages';

const MESSAGES = {
  empty: 'giftCard.codeMissing',
  incomplete: 'giftCard.codeMissing',
  wrong: 'gift_card_error',
} as const satisfies Record<string, MessageId>;

/** Validates a gift card code. The error type is the state of the code. */
export const giftCodeSchema = object({
  code: string()
    .defined()
    .transform(cleanGiftCode)
    .test('gift-code', (code, { createError }) => {
      const { state } = checkGiftCode(code);
      return state === 'accepted' || createError({ type: state, message: MESSAGES[state] });
    }),
});
